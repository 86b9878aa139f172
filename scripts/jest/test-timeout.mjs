/** Milliseconds. A busy machine is slow; no test depends on a shorter timeout. */
export const testTimeout = 60_000
