import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'
import type { Traffic } from '../observability/traffic.ts'
import type { Hmac } from '../session/hmac.ts'
import type { FailureLog } from '../store/failure-log.ts'
import type { CallFailure } from '../upstream/client.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Upstream id of the caller at the start of the request; '' without one. */
    userId: string
    /** Code of the problem it is answered with; '' without one. */
    problem: ProblemCode | ''
    /** The last upstream call of the request that failed. */
    callFailure: CallFailure | undefined
  }
}

interface AccessLogDeps {
  log: Logger
  metrics: Metrics
  traffic: Traffic
  failures: FailureLog
  hmac: Hmac
}

interface AccessLine {
  id: string
  method: string
  route: string
  status: number
  ms: number
  user?: string
  problem?: string
}

const userNameLength = 12
const maxUsers = 20_000

/**
 * Logs and counts one line per request, by route template: URLs can hold ids. `user` is an HMAC name.
 * Requests answered with a problem are kept for the operations console.
 */
export function accessLog(
  app: FastifyInstance,
  { log, metrics, traffic, failures, hmac }: AccessLogDeps,
) {
  // Fixed fields without secrets: redacting them would cost more than the line.
  const access = log.child({}, { redact: [] })
  const users = new Map<string, string>()
  const userNameOf = (userId: string) => {
    const known = users.get(userId)
    if (known) return known
    // Cheaper than a cache that orders by use.
    if (users.size >= maxUsers) users.clear()
    const name = hmac.name('log', userId).slice(0, userNameLength)
    users.set(userId, name)
    return name
  }
  app.decorateRequest('userId', '')
  app.decorateRequest('problem', '')
  app.decorateRequest('callFailure', undefined)

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { id, method, problem } = request
    const { statusCode: status, elapsedTime } = reply
    metrics.onRequest(route, method, status, elapsedTime / 1000, problem)
    traffic.onRequest(status, elapsedTime)
    const userId = userIdOf(request)
    const user = userId && userNameOf(userId)
    const line: AccessLine = { id, method, route, status, ms: Math.round(elapsedTime * 10) / 10 }
    if (user) line.user = user
    if (problem) line.problem = problem
    access.info(line)
    if (problem)
      failures.add({
        at: Date.now(),
        reference: id,
        method,
        route,
        status,
        problem,
        ...(user && { user }),
        ...request.callFailure,
      })
    done()
  })
}

/** At a sign-in, of the session that it began. */
function userIdOf({ userId, session }: FastifyRequest): string {
  return userId || (session as FastifyRequest['session'] | undefined)?.caller?.userId || ''
}
