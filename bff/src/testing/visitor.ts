import { randomUUID } from 'node:crypto'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { Problem } from '@gatehouse/contracts/problem'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import type { Fakes } from '@gatehouse/mocks/fakes'

/** Where the portal is, as far as browsers know. */
export const origin = 'http://portal.test'

export const password = 'Gatehouse1!'

interface RequestOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** A form goes as it is, anything else as JSON. */
  body?: unknown
  /** Added to the usual ones; undefined takes one away. */
  headers?: Record<string, string | undefined>
  /** Aborts when the browser goes away. */
  signal?: AbortSignal
}

/** What came back: `reply` when it went well, `problem` when it did not. */
export interface Answer<E extends Endpoint> {
  status: number
  headers: Headers
  reply: ReplyOf<E>
  problem: Problem
}

/** A browser as far as the gateway can tell: it keeps the cookie and sends the portal's header. */
export class Visitor {
  /** Every cookie it holds, as it would send them. */
  cookie = ''
  readonly #url: string
  readonly #fakes: Fakes
  readonly #headers: Record<string, string>

  constructor(url: string, fakes: Fakes, headers: Record<string, string> = {}) {
    this.#url = url
    this.#fakes = fakes
    this.#headers = headers
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> } = {},
  ): Promise<Answer<E>> {
    return this.send(endpoint, input as RequestOptions)
  }

  /** Sends anything at all to an endpoint: wrong bodies, other headers. */
  async send<E extends Endpoint>(endpoint: E, sending: RequestOptions = {}): Promise<Answer<E>> {
    const response = await this.fetch(endpoint, sending)
    const content = (await response.json()) as ReplyOf<E> & Problem
    return { status: response.status, headers: response.headers, reply: content, problem: content }
  }

  /** The same, for what is no JSON. */
  async fetch(endpoint: Endpoint, sending: RequestOptions = {}): Promise<Response> {
    const { params, query, body, headers = {} } = sending
    // Its content type comes with the boundary, by itself.
    const isForm = body instanceof FormData
    const response = await fetch(this.#url + endpointUrl(endpoint, { params, query }), {
      method: endpoint.method,
      headers: withoutUndefined({
        [csrfHeader]: '1',
        [botTokenHeader]: 'person',
        [idempotencyHeader]: randomUUID(),
        origin,
        cookie: this.cookie,
        'content-type': body === undefined || isForm ? undefined : 'application/json',
        ...this.#headers,
        ...headers,
      }),
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: sending.signal ?? null,
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  /** Goes to an address as a browser does; gives where it is sent on to. */
  async visit(path: string): Promise<string> {
    const headers = withoutUndefined({ cookie: this.cookie, ...this.#headers })
    const response = await fetch(this.#url + path, { headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response.headers.get('location') ?? ''
  }

  /** The value of the session's cookie; empty when there is none. */
  get session(): string {
    return /(?:^|; )gatehouse=([^;]*)/.exec(this.cookie)?.[1] ?? ''
  }

  #keep(line: string) {
    const [pair = ''] = line.split(';')
    const [name] = pair.split('=')
    const others = this.cookie.split('; ').filter((one) => one && !one.startsWith(`${name}=`))
    const gone = /max-age=0/i.test(line)
    this.cookie = [...others, ...(gone ? [] : [pair])].join('; ')
  }

  /** The newest passcode sent to a persona. */
  passcode(to: string): string {
    return this.#fakes.world.outbox.list(to).find(({ code }) => code)?.code ?? ''
  }

  async startSignIn(identity: string) {
    return this.call(startSignIn, { body: { identity, password } })
  }

  /** `to` is where the passcode goes, when it is not mailed. */
  async signIn(identity: string, to = identity) {
    await this.startSignIn(identity)
    return this.call(submitPasscode, { body: { passcode: this.passcode(to) } })
  }
}

function withoutUndefined(headers: Record<string, string | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
}
