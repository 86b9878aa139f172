/** Upper bound of REQUEST_MS. */
export const maxRequestMs = 50_000

/** A write within REQUEST_MS that has not ended after this time never will: its instance is gone. */
export const lostAfterMs = 60_000
