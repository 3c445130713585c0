#ifndef BUNDLED_CATALOG_H
#define BUNDLED_CATALOG_H

#endif
