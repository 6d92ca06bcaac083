#include "TickCounter.h"
