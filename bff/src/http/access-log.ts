import type { IncomingMessage } from 'node:http'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { memoize } from '../observability/memoize.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Traffic } from '../observability/traffic.ts'
import type { Hmac } from '../session/hmac.ts'
import type { FailureLog } from '../store/failure-log.ts'
import type { CallFailure } from '../upstream/client.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Upstream id of the caller at the start of the request; '' without one. */
    userId: string
    /** Code of the problem it is answered with, or of an unavailable part of its reply; '' without one. */
    problem: ProblemCode | ''
    /** The limit that refused it. */
    limit: string | undefined
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

export interface AnsweredRequest {
  id: string
  method: string
  /** Route template. */
  route: string
  status: number
  /** Of the gateway, in ms. */
  elapsed: number
  userId: string
  problem?: ProblemCode | ''
  limit?: string | undefined
  callFailure?: CallFailure | undefined
}

export type AccessLog = (request: AnsweredRequest) => void

const userNameLength = 12
const maxUsers = 20_000

/**
 * Logs and counts one line per request, by route template: URLs can hold ids. `user` is an HMAC name.
 * Requests with a problem are kept for the operations console.
 */
export function createAccessLog({
  log,
  metrics,
  traffic,
  failures,
  hmac,
}: AccessLogDeps): AccessLog {
  // Fixed fields without secrets: redacting them would cost more than the line.
  const access = log.child({}, { redact: [] })
  const seriesOf = memoize(
    (route: string, method: string, status: number, problem: ProblemCode | '') => ({
      log: access.child({ route, method, status, ...(problem && { problem }) }),
      observe: metrics.requestSeries(route, method, status, problem),
    }),
  )
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

  function write(request: AnsweredRequest) {
    const { id, method, route, status, elapsed, userId } = request
    const { problem = '', limit, callFailure } = request
    const series = seriesOf(route, method, status, problem)
    series.observe(elapsed / 1000)
    traffic.onRequest(status, elapsed)
    const user = userId && userNameOf(userId)
    const ms = Math.round(elapsed * 10) / 10
    // Even an undefined field costs a cached reply 4 %.
    const line = user ? { id, ms, user } : { id, ms }
    series.log.info(limit === undefined ? line : { ...line, limit })
    if (problem)
      failures.add({
        at: Date.now(),
        reference: id,
        method,
        route,
        status,
        problem,
        ...(user && { user }),
        ...(limit !== undefined && { limit }),
        ...callFailure,
      })
  }

  // At the end of the event loop's turn: between the system calls of replies a line costs twice as much.
  let answered: AnsweredRequest[] = []
  function writeAnswered() {
    const batch = answered
    answered = []
    for (const request of batch) write(request)
  }
  return (request) => {
    if (answered.push(request) === 1) setImmediate(writeAnswered)
  }
}

export function logRequests(app: FastifyInstance, write: AccessLog) {
  app.decorateRequest('userId', '')
  app.decorateRequest('problem', '')
  app.decorateRequest('limit', undefined)
  app.decorateRequest('callFailure', undefined)

  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, problem, limit, callFailure, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const { statusCode: status } = reply
    const elapsed = elapsedOf(request, reply)
    const userId = userIdOf(request)
    write({ id, method, route, status, elapsed, userId, problem, limit, callFailure })
    done()
  })
}

const arrivals = new WeakMap<IncomingMessage, number>()

/** For a request that waited before Fastify saw it: Fastify's own clock starts there. */
export function setArrival(request: IncomingMessage, at: number) {
  arrivals.set(request, at)
}

function elapsedOf({ raw }: FastifyRequest, { elapsedTime }: FastifyReply): number {
  const arrival = arrivals.get(raw)
  return arrival === undefined ? elapsedTime : performance.now() - arrival
}

/** At a sign-in, of the session that it began. */
function userIdOf({ userId, session }: FastifyRequest): string {
  return userId || (session as FastifyRequest['session'] | undefined)?.caller?.userId || ''
}
