#include "CProgram.h"
