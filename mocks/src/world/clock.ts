/** Virtual time: the system clock plus an offset. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  advance(seconds: number): void
  reset(): void
}

export function makeClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: (seconds) => {
      offset += seconds * 1000
    },
    reset: () => {
      offset = 0
    },
  }
}
