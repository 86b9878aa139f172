export interface Subject {
  number: string
  what: string
  /** Globs of sources and of the tests that have to notice; `!` excludes. */
  mutate: readonly string[]
  tests: readonly string[]
}

/** Code in which a small mistake does the most harm. */
export const subjects: readonly Subject[] = [
  {
    number: 'M1',
    what: 'rules of fields',
    mutate: ['contracts/src/rules/*.ts', '!contracts/src/rules/*.test.ts'],
    tests: ['contracts/src/rules/*.test.ts'],
  },
  {
    number: 'M2',
    what: 'rate limits',
    mutate: ['bff/src/store/rate-limits.ts', 'bff/src/areas/sign-in/limit-attempts.ts'],
    tests: ['bff/src/store/rate-limits.test.ts', 'bff/src/areas/sign-in/limit-attempts.test.ts'],
  },
  {
    number: 'M3',
    what: 'reply cache',
    mutate: ['bff/src/store/reply-cache.ts'],
    tests: ['bff/src/store/reply-cache.test.ts', 'bff/src/endpoints/stale-reads.test.ts'],
  },
  {
    number: 'M4',
    what: 'session stores',
    mutate: ['bff/src/session/memory-store.ts', 'bff/src/session/redis-store.ts'],
    tests: ['bff/src/session/*-store.test.ts'],
  },
  {
    number: 'M5',
    what: 'idempotency',
    mutate: ['bff/src/endpoints/idempotency.ts'],
    tests: ['bff/src/endpoints/idempotency.test.ts'],
  },
]
