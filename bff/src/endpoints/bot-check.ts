import type { Write } from '@gatehouse/contracts/endpoint'
import type { Operation } from '@gatehouse/contracts/operation'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RateLimits } from '../store/rate-limits.ts'
import type { Call } from '../upstream/client.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'

/** These two check something themselves, and the check itself is one of them [1 §7]. */
const exempt = /(Verify|Authenticate)$/

/**
 * A call that asks for the bot score before the first operation it performs; at or below the
 * threshold nothing is performed. All of a write's operations pass through it, so none can forget.
 * `score` asks for it without an operation. Both ask once.
 */
export function withBotCheck(
  call: Call,
  endpoint: Write,
  request: FastifyRequest,
  deps: { config: Config; limits: RateLimits },
): { call: Call; score: () => Promise<void> } {
  let checked: Promise<void> | undefined
  const score = () => {
    checked ??= check(call, endpoint, request, deps)
    return checked
  }
  return {
    score,
    call: async (operation, input) => {
      if (!exempt.test((operation as Operation).path)) await score()
      return call(operation, input)
    },
  }
}

async function check(
  call: Call,
  endpoint: Write,
  request: FastifyRequest,
  { config, limits }: { config: Config; limits: RateLimits },
) {
  const token = request.headers[botTokenHeader]
  if (typeof token !== 'string' || token === '') throw new ProblemError('bot-suspected')
  const answer = await call(user.verifyReCaptcha, { body: { response: token } }).catch((fault) => {
    if (fault instanceof UpstreamError) return undefined
    throw fault
  })
  if (answer) {
    if (answer.score <= config.BOT_THRESHOLD) throw new ProblemError('bot-suspected')
    return
  }
  if (config.BOT_WHEN_DOWN[areaOf(endpoint)] === 'closed')
    throw new ProblemError('bot-check-unavailable')
  request.log.warn({ id: request.id, route: endpoint.path }, 'bot score cannot be had')
  await limits.take('unverified', request.ip)
}

/** The group an endpoint belongs to: the first part of its path. */
function areaOf({ path }: Write): string {
  return path.split('/')[2] ?? ''
}
