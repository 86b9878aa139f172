/** A goal that tests prove. Files are paths from the root, or their beginnings. */
export interface Proof {
  number: string
  what: string
  bound: string
  jest?: readonly string[]
  browser?: readonly string[]
}

const gateway = (...names: string[]) => names.map((name) => `bff/src/proofs/${name}`)

/** Reliability, security and weight. Speed is measured by bench, W3 by lighthouse. */
export const proofs: readonly Proof[] = [
  {
    number: 'R1',
    what: 'sign-out racing requests in flight and rotations, 1,000 times',
    bound: '0 sessions alive',
    jest: gateway('r1-'),
  },
  {
    number: 'R2',
    what: '200 parallel wrong codes over 2 instances',
    bound: '≤ 6 reach the upstream',
    jest: gateway('r2-'),
  },
  {
    number: 'R3',
    what: 'random interleavings of 5 users, 10,000 steps',
    bound: '0 foreign or stale answers',
    jest: gateway('r3-'),
  },
  {
    number: 'R4',
    what: 'every endpoint with hostile requests',
    bound: 'all refused, 0 upstream calls',
    jest: ['bff/src/endpoints/policy.test.ts', 'bff/src/endpoints/body-cost.test.ts'],
  },
  {
    number: 'R5',
    what: 'canary secrets in logs, Redis, bundle and replies',
    bound: '0 found',
    jest: gateway('r5-', 'two-instances.test.ts'),
    browser: ['web/e2e/canaries/journey.spec.ts'],
  },
  {
    number: 'R6',
    what: 'path parameters, 100,000 inputs',
    bound: 'every URL matches its template',
    jest: gateway('r6-'),
  },
  {
    number: 'R7',
    what: 'upstream refused, reset, hanging, 5xx, garbage, half and endless body',
    bound: 'a clear problem within 5 s, memory + ≤ 32 MB',
    jest: gateway('r7-'),
  },
  {
    number: 'R8',
    what: 'Redis killed and back',
    bound: '503 within 500 ms, 0 signed out',
    jest: gateway('r8-'),
  },
  {
    number: 'R9',
    what: 'rolling restarts of 2 instances under load',
    bound: '0 failed, 0 sessions lost',
    jest: gateway('r9-'),
  },
  {
    number: 'R10',
    what: 'direct deposit and application: parallel clicks, cut connections',
    bound: '1 upstream write',
    jest: gateway('r10-'),
  },
  {
    number: 'R11',
    what: 'hostile and valid uploads',
    bound: 'all bad refused, all good accepted',
    jest: gateway('r11-'),
  },
  {
    number: 'R12',
    what: 'hostile HTML in content, notifications, jobs',
    bound: '0 executions, 0 foreign requests',
    browser: ['content', 'notifications', 'jobs'].map(
      (area) => `web/e2e/${area}/hostile-html.spec.ts`,
    ),
  },
  {
    number: 'R13',
    what: 'every operation with unusable replies',
    bound: 'a told failure each',
    jest: ['bff/src/upstream/unusable-replies.test.ts'],
  },
  {
    number: 'W1',
    what: 'first load of sign-in, job search, a job: JavaScript, gzip',
    bound: '≤ 155 kB',
    browser: ['web/e2e/shell/weight.spec.ts'],
  },
  {
    number: 'W2',
    what: 'a further page: JavaScript, gzip',
    bound: '≤ 40 kB more',
    browser: ['web/e2e/shell/weight.spec.ts', 'web/e2e/account/my-account.spec.ts'],
  },
]
