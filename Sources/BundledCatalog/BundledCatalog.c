#include "BundledCatalog.h"

_Alignas(8) const unsigned char uniform_types_catalog_image[] = {
#embed "../../Resources/Catalog.image"
};
