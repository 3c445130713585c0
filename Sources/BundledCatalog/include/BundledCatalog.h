#ifndef BUNDLED_CATALOG_H
#define BUNDLED_CATALOG_H

/// The compiled catalogue, `Resources/Catalog.image`, as part of the program.
///
/// `catalog-compiler` writes it from `Resources/Types`; it is aligned to eight bytes and says its own
/// length.
extern const unsigned char uniform_types_catalog_image[];

/// The first byte of the compiled catalogue.
///
/// A function, since Swift does not see C arrays of unknown length.
static inline const void *_Nonnull uniform_types_catalog(void) {
  return uniform_types_catalog_image;
}

#endif
