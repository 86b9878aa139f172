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
import { createHttp } from './http.ts'
import { UpstreamError } from './upstream-error.ts'
import { pathOf } from './url.ts'

type Given<Name extends string, T> = T extends undefined ? unknown : { [N in Name]: T }

/** Parameters and body as the operation declares them; the caller where it acts as one. */
export type Input<O extends Operation> = Given<'params', OperationParams<O>> &
  Given<'body', OperationBody<O>> &
  (O extends { as: 'caller' } ? { caller: Pick<Caller, 'userId' | 'jwt'> } : unknown)

interface AnyInput {
  params?: Record<string, string>
  body?: unknown
  caller?: Pick<Caller, 'userId' | 'jwt'>
}

/** The one way out of the gateway. */
export interface Upstream {
  /** Performs an operation; throws an UpstreamError when it does not come off. */
  call<O extends Operation>(operation: O, input: Input<O>): Promise<AnswerOf<O>>
  close(): Promise<void>
}

export function createUpstream(config: Config): Upstream {
  const base = config.UPSTREAM_API_URL
  const http = createHttp(config)
  const serviceToken = new ServiceToken(() =>
    call(authenticate, {
      body: { username: config.SERVICE_USERNAME, password: config.SERVICE_PASSWORD },
    }),
  )

  function credentials(token: string, { caller }: AnyInput): Record<string, string> {
    return {
      [config.HEADER_SERVICE]: `Bearer ${token}`,
      [config.HEADER_CLIENT]: config.CLIENT_AUTHORIZATION,
      ...(caller && {
        [config.HEADER_JWT]: caller.jwt,
        [config.HEADER_TIMECODE]: caller.userId,
      }),
    }
  }

  /** A service token that the upstream no longer takes is replaced once. */
  async function send(operation: Operation, path: string, input: AnyInput) {
    if (operation.as === 'nobody') return http.send(operation, path, {}, input.body)
    const token = await serviceToken.get()
    const answer = await http.send(operation, path, credentials(token, input), input.body)
    if (answer.status !== 401) return answer
    await serviceToken.drop(token)
    const fresh = await serviceToken.get()
    return http.send(operation, path, credentials(fresh, input), input.body)
  }

  async function call<O extends Operation>(operation: O, input: Input<O>): Promise<AnswerOf<O>> {
    const given = input as AnyInput
    const { status, text } = await send(operation, pathOf(base, operation, given.params), given)
    if (status < 200 || status > 299) throw new UpstreamError(operation, 'refused', { status })
    return readAnswer(operation, text) as AnswerOf<O>
  }

  return { call, close: http.close }
}
