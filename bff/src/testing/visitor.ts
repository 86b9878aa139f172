import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { botTokenHeader, csrfHeader, idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { problemsOf } from '../ops/openapi/problems.ts'

export const origin = 'http://portal.test'

export const password = 'Gatehouse1!'

interface RequestOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** FormData is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string | undefined>
  signal?: AbortSignal
}

/** `reply` holds on success, `problem` on failure. */
export interface EndpointResponse<E extends Endpoint> {
  status: number
  headers: Headers
  reply: ReplyOf<E>
  problem: Problem
}

/** What the upstream sent to an address, newest first. */
interface Mailboxes {
  world: { outbox: { list(to: string): { code?: string | undefined }[] } }
}

/** Acts like a browser: keeps cookies and sends the portal's headers. */
export class Visitor {
  cookie = ''
  readonly #url: string
  readonly #fakes: Mailboxes
  readonly #headers: Record<string, string>

  constructor(url: string, fakes: Mailboxes, headers: Record<string, string> = {}) {
    this.#url = url
    this.#fakes = fakes
    this.#headers = headers
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: { params?: ParamsOf<E>; query?: QueryOf<E>; body?: BodyOf<E> } = {},
  ): Promise<EndpointResponse<E>> {
    return this.send(endpoint, input as RequestOptions)
  }

  /** Sends any body and headers, also invalid ones. */
  async send<E extends Endpoint>(
    endpoint: E,
    options: RequestOptions = {},
  ): Promise<EndpointResponse<E>> {
    const response = await this.fetch(endpoint, options)
    const content = (await response.json()) as ReplyOf<E> & Problem
    if (response.status >= 400) recordProblem(endpoint, content.code)
    return { status: response.status, headers: response.headers, reply: content, problem: content }
  }

  async fetch(endpoint: Endpoint, options: RequestOptions = {}): Promise<Response> {
    const { params, query, body, headers = {} } = options
    // fetch sets the content type with the boundary.
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
      signal: options.signal ?? null,
    })
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line)
    return response
  }

  /** Navigates to a path; gives the redirect location. */
  async visit(path: string): Promise<string> {
    const headers = withoutUndefined({ cookie: this.cookie, ...this.#headers })
    const response = await fetch(this.#url + path, { headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line)
    return response.headers.get('location') ?? ''
  }

  get session(): string {
    return /(?:^|; )gatehouse=([^;]*)/.exec(this.cookie)?.[1] ?? ''
  }

  #storeCookie(line: string) {
    const [pair = ''] = line.split(';')
    const [name] = pair.split('=')
    const others = this.cookie
      .split('; ')
      .filter((cookie) => cookie && !cookie.startsWith(`${name}=`))
    const isExpired = /max-age=0/i.test(line)
    this.cookie = [...others, ...(isExpired ? [] : [pair])].join('; ')
  }

  passcode(to: string): string {
    return this.#fakes.world.outbox.list(to).find(({ code }) => code)?.code ?? ''
  }

  /** Completes the pending step-up; `to` is the destination of the passcode. */
  async stepUp(to: string) {
    const sent = await this.call(sendStepUpPasscode)
    const body = { passcode: this.passcode(to) }
    return { sent, checked: await this.call(checkStepUpPasscode, { body }) }
  }

  async callWithStepUp<E extends Endpoint>(endpoint: E, body: BodyOf<E>, to: string) {
    const first = await this.send(endpoint, { body })
    if (first.problem.code !== 'step-up-required') return first
    await this.stepUp(to)
    return this.send(endpoint, { body })
  }

  async startSignIn(identity: string) {
    return this.call(startSignIn, { body: { identity, password } })
  }

  /** `to` is the destination of the passcode. */
  async signIn(identity: string, to = identity) {
    await this.startSignIn(identity)
    return this.call(submitPasscode, { body: { passcode: this.passcode(to) } })
  }
}

/**
 * A problem must be one of its endpoint's: the API document lists them. The file is for
 * scripts/test/check-problems.ts.
 */
function recordProblem(endpoint: Endpoint, code: ProblemCode) {
  const { method, path } = endpoint
  if (!problemsOf(endpoint).includes(code))
    throw new Error(`${method} ${path} does not declare the problem ${code}`)
  const file = process.env.PROBLEMS_SEEN
  if (file) appendFileSync(file, `${method} ${path} ${code}\n`)
}

function withoutUndefined(headers: Record<string, string | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
}
