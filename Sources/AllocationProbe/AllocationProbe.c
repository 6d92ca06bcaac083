#include "AllocationProbe.h"
