import type { Config } from '@gatehouse/bff/settings/config'
import { policyOf } from '@gatehouse/bff/upstream/policy'
import {
  adviseToCheck,
  credentialStatuses,
  serviceSettings,
} from '../verify-upstreams/credential-settings.ts'
import type { DriftKind } from '../verify-upstreams/drift.ts'
import type { Step } from '../verify-upstreams/step.ts'
import { type Row, verifyUpstreams } from '../verify-upstreams/verify-upstreams.ts'
import { type Finding, notTried, ok, withTime, wrong } from './finding.ts'

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
  const withTimeOf = ({ operation, ms = 0 }: Row, finding: Finding) =>
    withTime(finding, ms, policyOf(operation, config).deadlineMs)
  const tokenFailure = token && failureOf(token)
  if (tokenFailure) return [withTimeOf(token, tokenFinding(token, tokenFailure)), skipped]
  const accepted = ok('service token', 'SERVICE_USERNAME and SERVICE_PASSWORD are accepted')
  const service = token ? withTimeOf(token, accepted) : accepted
  if (paths.length > 0 && paths.every(({ row }) => isRefused(row))) {
    const remedy = adviseToCheck(serviceSettings)
    return [service, wrong('client authorization', 'every read is refused', remedy), skipped]
  }
  const reads = paths.map(({ row, failure }) => withTimeOf(row, pathFinding(row, failure)))
  const answered = paths.filter(({ failure }) => !failure).length
  return [
    service,
    ok('client authorization', 'CLIENT_AUTHORIZATION is accepted'),
    ok('paths', `${answered} of ${paths.length} reads without a user answer`),
    ...reads,
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
  return drifts.length > 0 && credentialStatuses.includes(status)
}

function tokenFinding({ toCheck }: Row, failure: string): Finding {
  const remedy =
    toCheck.length > 0
      ? adviseToCheck(toCheck)
      : 'Check UPSTREAM_API_URL and the path of authenticate (UPSTREAM_PATHS).'
  return wrong('service token', failure, remedy)
}

function pathFinding({ operation, status }: Row, failure: string | undefined): Finding {
  const check = `${operation.method} ${operation.path}`
  if (!failure) return ok(check, `${operation.name} answers`)
  const remedy =
    status === 404
      ? `Check the path of ${operation.name}: UPSTREAM_PATHS names another.`
      : 'Ask its team; verify-upstreams tells more.'
  return wrong(check, failure, remedy)
}
