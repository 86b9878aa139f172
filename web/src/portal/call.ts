import type { BodyOf, Declared, Endpoint, ReadInput, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { problemsBeforeKeyLookup } from '@gatehouse/contracts/problems-before-key-lookup'
import {
  botTokenHeader,
  csrfHeader,
  formerPersonHeader,
  idempotencyHeader,
  personHeader,
} from '@gatehouse/contracts/request-headers'
import { track } from './activity.ts'
import { botToken } from './bot-token.ts'
import { idempotencyKeyOf, releaseKey, releaseKeys } from './idempotency-key.ts'
import { PortalError, toProblem } from './portal-error.ts'
import { companyHeaders, followCompany, shownCompany } from './shown-company.ts'
import { formerPersonKey, shownPerson } from './shown-person.ts'
import { hasSteppedUpSince, requestStepUp, stepUpCount } from './step-up.ts'
import { timeoutSignal } from './timeout-signal.ts'
import { visitHeaders } from './visit.ts'

export type Input<E extends Endpoint> = ReadInput<E> & Declared<'body', BodyOf<E>>

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Longer than the default REQUEST_MS (25 s), so that the gateway's own timeout arrives first. */
const timeoutMs = 30_000

interface CallOptions {
  /** Idempotency key, if the gateway has issued one. */
  key?: string
  /** Completes even if the page is left. */
  keepalive?: true
}

/** Calls the gateway; throws a PortalError on a problem or without a reply. */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const isHtml = 'html' in endpoint && endpoint.html
  const read = (response: Response) => (isHtml ? response.text() : response.json())
  return track(send(endpoint, input as AnyInput, { ...options, read, timeoutMs }))
}

interface SendOptions<T> extends CallOptions {
  read: (response: Response) => Promise<T>
  timeoutMs: number
}

const isScored = (endpoint: Endpoint) =>
  endpoint.method !== 'GET' && !('unscored' in endpoint && endpoint.unscored)

/** Like `call`, for replies that are not JSON. */
export async function send<T>(
  endpoint: Endpoint,
  input: AnyInput,
  options: SendOptions<T>,
): Promise<T> {
  const stepUps = stepUpCount()
  const address = endpointUrl(endpoint, input)
  const body = input.body === undefined ? null : JSON.stringify(input.body)
  const write = `${endpoint.method} ${address}`
  const person = shownPerson()
  const company = shownCompany()
  const formerKey = person ? undefined : formerPersonKey()
  const response = await fetch(address, {
    method: endpoint.method,
    headers: {
      [csrfHeader]: '1',
      ...visitHeaders(endpoint),
      ...companyHeaders(endpoint),
      ...(body && { 'content-type': 'application/json' }),
      ...(person && { [personHeader]: person.key }),
      ...(formerKey && { [formerPersonHeader]: formerKey }),
      // Without a wait in between, a save is sent even while its page is being left.
      ...(isScored(endpoint) && { [botTokenHeader]: await botToken(endpoint.path) }),
      ...('once' in endpoint &&
        endpoint.once && { [idempotencyHeader]: options.key ?? idempotencyKeyOf(write, body) }),
    },
    body,
    keepalive: options.keepalive ?? false,
    signal: timeoutSignal(options.timeoutMs),
  }).catch((cause) => {
    throw new PortalError(undefined, { cause })
  })
  const fail = (cause: unknown) => {
    throw new PortalError(undefined, { cause })
  }
  if (response.ok) {
    const reply = await options.read(response).catch(fail)
    releaseKeys(write)
    return reply
  }
  const problem = new PortalError(toProblem(await response.json().catch(fail)))
  // A lost write may still be retried after a problem that tells nothing of it.
  const isBeforeLookup = problemsBeforeKeyLookup.some((code) => problem.is(code))
  if (problem.problem && !isBeforeLookup) releaseKey(write, body)
  if (problem.is('person-changed')) person?.onReplaced()
  const isSentAgain =
    (problem.is('company-changed') && (await followCompany(endpoint, company))) ||
    (problem.is('step-up-required') && (await requestStepUp())) ||
    (problem.is('not-signed-in') && (await hasSteppedUpSince(stepUps)))
  if (isSentAgain) return send(endpoint, input, options)
  throw problem
}
