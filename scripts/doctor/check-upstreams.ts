import type { Config } from '@gatehouse/bff/config'
import type { DriftKind } from '../verify-upstreams/drift.ts'
import type { Step } from '../verify-upstreams/step.ts'
import { type Row, verifyUpstreams } from '../verify-upstreams/verify-upstreams.ts'
import { type Finding, notTried, ok, wrong } from './finding.ts'

/** Differences of single fields are left to verify-upstreams. */
const serious: readonly DriftKind[] = [
  'connection',
  'deadline',
  'status',
  'content-type',
  'body',
  'refused',
  'gateway',
]

const refusals = [400, 401, 403]

/** Service token, client authorization, and the paths of all reads that need no user. */
export async function checkUpstreams(config: Config, requestId: string): Promise<Finding[]> {
  const rows = await verifyUpstreams({
    config,
    requestId,
    inputs: { values: {}, inputs: {}, accepted: {} },
    selects: needsNoUser,
    readOnly: true,
    signIns: [],
    askPasscode: async () => undefined,
  })
  const [token, ...others] = rows.filter(({ outcome }) => outcome !== 'skipped')
  const paths = others.map((row) => ({ row, failure: failureOf(row) }))
  const skipped = notTried(
    'sessions of users',
    'their operations, CLIENT_ID and CLIENT_SECRET: verify-upstreams tries them with an account',
  )
  const tokenFailure = token && failureOf(token)
  if (tokenFailure) return [tokenFinding(token, tokenFailure), skipped]
  const service = ok('service token', 'SERVICE_USERNAME and SERVICE_PASSWORD are accepted')
  if (paths.length > 0 && paths.every(({ row }) => isRefused(row))) {
    const remedy = 'Check CLIENT_AUTHORIZATION, HEADER_CLIENT and HEADER_SERVICE.'
    return [service, wrong('client authorization', 'every read is refused', remedy), skipped]
  }
  const failed = paths.flatMap(({ row, failure }) => (failure ? [pathFinding(row, failure)] : []))
  const answered = paths.length - failed.length
  return [
    service,
    ok('client authorization', 'CLIENT_AUTHORIZATION is accepted'),
    ok('paths', `${answered} of ${paths.length} reads without a user answer`),
    ...failed,
    skipped,
  ]
}

function needsNoUser({ operation, effect }: Step): boolean {
  return effect === 'none' && (operation.as === 'service' || operation.as === 'anonymous')
}

function failureOf({ drifts }: Row): string | undefined {
  const first = drifts.find(({ kind }) => serious.includes(kind))
  return first && `${first.kind} ${first.path}: ${first.detail}`
}

function isRefused({ drifts, status = 0 }: Row): boolean {
  return drifts.length > 0 && refusals.includes(status)
}

function tokenFinding({ status = 0 }: Row, failure: string): Finding {
  const remedy = refusals.includes(status)
    ? 'Check SERVICE_USERNAME and SERVICE_PASSWORD.'
    : 'Check UPSTREAM_API_URL and the path of authenticate (UPSTREAM_PATHS).'
  return wrong('service token', failure, remedy)
}

function pathFinding({ operation, status }: Row, failure: string): Finding {
  const remedy =
    status === 404
      ? `Check the path of ${operation.name}: UPSTREAM_PATHS names another.`
      : 'Ask its team; npm run verify-upstreams tells more.'
  return wrong(`${operation.method} ${operation.path}`, failure, remedy)
}
