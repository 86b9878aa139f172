/** Processor seconds for 2 MB on a busy machine; quadratic time takes minutes. */
export const linearSeconds = 10
