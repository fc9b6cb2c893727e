#include "CProgram.h"

/// Writes what is kept back; calls nothing that a signal handler must not.
void program_flush_in_signal(void);
