import type {
  AnswerOf,
  Operation,
  OperationBody,
  OperationParams,
} from '@gatehouse/contracts/operation'
import { authenticate } from '@gatehouse/contracts/upstream/account'
import type { Config } from '../config.ts'
import type { Caller } from '../server/caller.ts'
import { readAnswer } from './answer.ts'
import { ServiceToken } from './credentials.ts'
import { type Answer, createHttp } from './http.ts'
import { createResilience } from './resilience.ts'
import { UpstreamError } from './upstream-error.ts'
import { pathOf } from './url.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Parameters and body, as the operation declares them. */
export type Input<O extends Operation> = Given<'params', OperationParams<O>> &
  Given<'body', OperationBody<O>>

interface AnyInput {
  params?: Record<string, string>
  body?: unknown
}

/** On whose behalf: the caller's credentials go along where the operation says so. */
export interface Behalf {
  caller?: Pick<Caller, 'userId' | 'jwt'> | undefined
  /** Ends what nobody waits for any more, or what takes too long altogether. */
  left?: AbortSignal | undefined
}

export type Call = <O extends Operation>(operation: O, input: Input<O>) => Promise<AnswerOf<O>>

/** The one way out of the gateway. */
export interface Upstream {
  /** Gives a call that acts for somebody; it throws an UpstreamError when it does not come off. */
  actingFor(behalf: Behalf): Call
  close(): Promise<void>
}

export function createUpstream(config: Config): Upstream {
  const base = config.UPSTREAM_API_URL
  const http = createHttp(config)
  const { guarded } = createResilience(config)
  const serviceToken = new ServiceToken(() =>
    perform(
      authenticate,
      { body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD } },
      {},
    ),
  )

  function credentials(operation: Operation, token: string, { caller }: Behalf) {
    const service = {
      [config.HEADER_SERVICE]: `Bearer ${token}`,
      [config.HEADER_CLIENT]: config.CLIENT_AUTHORIZATION,
    }
    if (operation.as === 'service') return service
    if (!caller) throw new TypeError(`${operation.name} acts as the caller, and there is none`)
    return {
      ...service,
      [config.HEADER_JWT]: caller.jwt,
      [config.HEADER_TIMECODE]: caller.userId,
    }
  }

  /** A service token that the upstream no longer takes is replaced once. */
  async function send(
    operation: Operation,
    input: AnyInput,
    behalf: Behalf,
    signal: AbortSignal,
  ): Promise<Answer> {
    const path = pathOf(base, operation, input.params)
    if (operation.as === 'nobody') return http.send(operation, path, {}, input.body, signal)
    const withToken = (token: string) =>
      http.send(operation, path, credentials(operation, token, behalf), input.body, signal)
    const token = await serviceToken.get()
    const answer = await withToken(token)
    if (answer.status !== 401) return answer
    const mayHelp = await serviceToken.drop(token, operation.as === 'caller')
    if (!mayHelp) return answer
    return withToken(await serviceToken.get())
  }

  async function perform<O extends Operation>(operation: O, input: Input<O>, behalf: Behalf) {
    const { status, text } = await guarded(
      operation,
      (signal) => send(operation, input as AnyInput, behalf, signal),
      behalf.left,
    )
    if (status < 200 || status > 299) throw new UpstreamError(operation, 'refused', { status })
    return readAnswer(operation, text) as AnswerOf<O>
  }

  return {
    actingFor: (behalf) => (operation, input) => perform(operation, input, behalf),
    close: http.close,
  }
}
