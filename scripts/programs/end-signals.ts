/** Ctrl-C, a supervisor's stop, and a closed terminal. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
