import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { track } from './activity.ts'
import { botToken } from './bot-token.ts'
import { idempotencyKeyOf, releaseKey } from './idempotency-key.ts'
import { PortalError } from './portal-error.ts'
import { hasSteppedUpSince, requestStepUp, stepUpCount } from './step-up.ts'

type Part<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Path parameters and query of an endpoint: what makes one read differ from another. */
export type ReadInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>>
export type Input<E extends Endpoint> = ReadInput<E> & Part<'body', BodyOf<E>>

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** After this nobody waits any more; a slow chain of upstream calls can take longer. */
const timeoutMs = 30_000

/** What few calls need. */
interface CallOptions {
  /** The idempotency key, where the gateway has given one. */
  key?: string
  /** It is finished though the page may be left meanwhile. */
  keepalive?: true
}

/** Calls the gateway; throws a PortalError when the answer is a problem, or none comes. */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  special: CallOptions = {},
): Promise<ReplyOf<E>> {
  const read = (answer: Response) => answer.json()
  return track(send(endpoint, input as AnyInput, { ...special, read, timeoutMs: timeoutMs }))
}

interface SendOptions<T> extends CallOptions {
  /** Reads an answer that went well. */
  read: (answer: Response) => Promise<T>
  timeoutMs: number
}

/** The same for answers of any kind. */
export async function send<T>(
  endpoint: Endpoint,
  input: AnyInput,
  awaiting: SendOptions<T>,
): Promise<T> {
  const stepUps = stepUpCount()
  const address = endpointUrl(endpoint, input)
  const body = input.body === undefined ? null : JSON.stringify(input.body)
  const wish = `${endpoint.method} ${address} ${body}`
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      [csrfHeader]: '1',
      ...(body && { 'content-type': 'application/json' }),
      ...(endpoint.method !== 'GET' && { [botTokenHeader]: await botToken(endpoint.path) }),
      ...('once' in endpoint &&
        endpoint.once && { [idempotencyHeader]: awaiting.key ?? idempotencyKeyOf(wish) }),
    },
    body,
    keepalive: awaiting.keepalive ?? false,
    signal: AbortSignal.timeout(awaiting.timeoutMs),
  }).catch((cause) => {
    throw new PortalError(undefined, { cause })
  })
  releaseKey(wish)
  const broken = (cause: unknown) => {
    throw new PortalError(undefined, { cause })
  }
  if (answer.ok) return awaiting.read(answer).catch(broken)
  const refusal = new PortalError(await answer.json().catch(broken))
  const stepped =
    (refusal.is('step-up-required') && (await requestStepUp())) ||
    (refusal.is('not-signed-in') && (await hasSteppedUpSince(stepUps)))
  if (stepped) return send(endpoint, input, awaiting)
  throw refusal
}
