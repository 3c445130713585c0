#include "BundledCatalog.h"
