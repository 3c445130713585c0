#ifndef UNIFORM_TYPES_CMAGIC_SHIM_H
#define UNIFORM_TYPES_CMAGIC_SHIM_H

#include <magic.h>

// The types of libmagic's functions, taken from its own header so that a symbol found at run time
// is never called with a signature of our invention.
typedef __typeof__(&magic_open) magic_open_function;
typedef __typeof__(&magic_close) magic_close_function;
typedef __typeof__(&magic_getpath) magic_getpath_function;
typedef __typeof__(&magic_buffer) magic_buffer_function;
typedef __typeof__(&magic_error) magic_error_function;
typedef __typeof__(&magic_setflags) magic_setflags_function;
typedef __typeof__(&magic_version) magic_version_function;
typedef __typeof__(&magic_load_buffers) magic_load_buffers_function;

#endif
