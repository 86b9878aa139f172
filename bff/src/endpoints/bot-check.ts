import type { Write } from '@gatehouse/contracts/endpoint'
import { botTokenHeader } from '@gatehouse/contracts/request-headers'
import * as user from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../http/problem-error.ts'
import type { Config } from '../settings/config.ts'
import type { Call } from '../upstream/client.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { areaOf } from './area-of.ts'
import type { RequestContext } from './handler-context.ts'

/**
 * Wraps `call` so that the bot score is checked once, before the first operation of a write; throws
 * 'bot-suspected' at or below the threshold. `checkBot` does the same without an operation.
 */
export function withBotCheck(
  context: RequestContext,
  endpoint: Write,
  config: Config,
): { call: Call; checkBot: () => Promise<void> } {
  let checked: Promise<void> | undefined
  const checkBot = () => {
    checked ??= check(context, endpoint, config)
    return checked
  }
  return {
    checkBot,
    call: async (operation, input) => {
      await checkBot()
      return context.call(operation, input)
    },
  }
}

async function check(
  { call, request, addressLimits }: RequestContext,
  endpoint: Write,
  config: Config,
) {
  const token = request.headers[botTokenHeader]
  if (typeof token !== 'string' || token === '') throw new ProblemError('bot-suspected')
  const score = await fetchScore(call, token)
  if (score !== undefined) {
    if (score <= config.BOT_THRESHOLD) throw new ProblemError('bot-suspected')
    return
  }
  // Leaves 'unverified' to writes that users wait for.
  if (endpoint.passive || config.BOT_WHEN_DOWN[areaOf(endpoint)] === 'closed')
    throw new ProblemError('bot-check-unavailable')
  request.log.warn({ id: request.id, route: endpoint.path }, 'bot score unavailable')
  await addressLimits.take('unverified')
}

/** Undefined in an outage. Throws 'bot-suspected' for a token that is forged, expired or used before. */
async function fetchScore(call: Call, token: string): Promise<number | undefined> {
  const reply = await call(user.verifyReCaptcha, { body: { response: token } }).catch((error) => {
    if (!(error instanceof UpstreamError)) throw error
    if (isRejectedToken(error)) throw new ProblemError('bot-suspected', { cause: error })
  })
  const { success, score, 'error-codes': errorCodes = [] } = reply ?? {}
  if (success !== false) return score
  // Errors of the upstream's own secret or request.
  if (errorCodes.some((code) => /-secret$|^bad-request$/.test(code))) return undefined
  throw new ProblemError('bot-suspected')
}

/** A 404 is no judgement of the token, nor is a refusal of the call for the service token. */
function isRejectedToken({ operation, status = 0 }: UpstreamError): boolean {
  return operation === user.verifyReCaptcha.name && [400, 422].includes(status)
}
