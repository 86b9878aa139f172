import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'
import type { Response } from './document.ts'

interface EndpointKind {
  matches: (endpoint: Endpoint) => boolean
  codes: readonly ProblemCode[]
}

const endpointKinds: readonly EndpointKind[] = [
  {
    matches: () => true,
    codes: [
      'invalid-input',
      'internal',
      'overloaded',
      'upstream-invalid-response',
      'upstream-refused',
      'upstream-response-too-large',
      'upstream-unreachable',
      'upstream-circuit-open',
      'upstream-timeout',
      // The balancer limits all requests of an address.
      'rate-limited',
    ],
  },
  { matches: (one) => one.params !== undefined, codes: ['not-found'] },
  { matches: (one) => one.access === 'signed-in', codes: ['not-signed-in', 'session-unavailable'] },
  {
    matches: (one) => one.method === 'GET' && one.cache !== 'everyone',
    codes: ['session-unavailable'],
  },
  {
    matches: (one) => one.method !== 'GET',
    codes: [
      'csrf-rejected',
      'too-large',
      'bot-suspected',
      'bot-check-unavailable',
      'session-unavailable',
      // From the balancer, if a gateway dies.
      'outcome-unknown',
    ],
  },
  { matches: (one) => one.method !== 'GET' && !one.anyPerson, codes: ['person-changed'] },
  { matches: (one) => one.perCompany === true, codes: ['company-changed'] },
  {
    matches: (one) => one.method !== 'GET' && one.once !== undefined,
    codes: ['idempotency-key-missing'],
  },
  {
    matches: (one) => one.method !== 'GET' && one.stepUp !== undefined,
    codes: ['step-up-required'],
  },
]

export function problemsOf(endpoint: Endpoint): ProblemCode[] {
  const ofItsKind = endpointKinds
    .filter(({ matches }) => matches(endpoint))
    .flatMap(({ codes }) => codes)
  return [...new Set([...endpoint.problems, ...ofItsKind])]
}

export function problemResponsesOf(endpoint: Endpoint): Record<string, Response> {
  const byStatus = Object.groupBy(problemsOf(endpoint), (code) => problemStatus[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [status, responseOf(codes)]),
  )
}

const withRetryAfter: ReadonlySet<ProblemCode> = new Set([
  'rate-limited',
  'overloaded',
  'session-unavailable',
  'scan-unavailable',
])

function responseOf(codes: ProblemCode[]): Response {
  const waits = codes.filter((code) => withRetryAfter.has(code))
  return {
    description: codes.join(', '),
    ...(waits.length > 0 && {
      headers: {
        'retry-after': {
          description: `Seconds until a retry is accepted, with ${waits.join(', ')}`,
          schema: { type: 'integer' },
        },
      },
    }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }],
          properties: { code: { enum: codes } },
        },
      },
    },
    'x-codes': codes,
  }
}
