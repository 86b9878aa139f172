import * as http from 'node:http'
import * as https from 'node:https'
import type { TLSSocket } from 'node:tls'

export interface Probe {
  /** Code of the failed connection. */
  failure?: string
  /** Of the Date header. */
  date?: Date
  /** Ours, halfway through the request. */
  at: Date
  ms: number
  certificate?: Certificate
}

export interface Certificate {
  /** Why Node rejects it, such as CERT_HAS_EXPIRED. */
  error?: string
  validTo: Date
}

/** Requests the headers of an address, without credentials. Goes on with a bad certificate, to judge it. */
export function probe({ protocol, origin }: URL, timeoutMs: number, proxy?: URL): Promise<Probe> {
  const started = Date.now()
  const times = () => {
    const now = Date.now()
    return { at: new Date((started + now) / 2), ms: now - started }
  }
  return new Promise((resolve) => {
    const fail = (failure: string) => resolve({ failure, ...times() })
    const { request, Agent } = protocol === 'https:' ? https : http
    const proxyEnv = { HTTP_PROXY: proxy?.href, HTTPS_PROXY: proxy?.href }
    const options = {
      method: 'HEAD',
      rejectUnauthorized: false,
      agent: proxy ? new Agent({ proxyEnv }) : false,
      signal: AbortSignal.timeout(timeoutMs),
    } as const
    request(origin, options, (response) => {
      const { date } = response.headers
      const certificate = certificateOf(response.socket as TLSSocket)
      response.destroy()
      resolve({
        ...times(),
        ...(date && { date: new Date(date) }),
        ...(certificate && { certificate }),
      })
    })
      .on('error', (error: NodeJS.ErrnoException) =>
        fail(error.name === 'AbortError' ? 'no answer in time' : (error.code ?? error.name)),
      )
      .end()
  })
}

function certificateOf(socket: TLSSocket): Certificate | undefined {
  if (!socket.encrypted) return undefined
  const { valid_to: validTo } = socket.getPeerCertificate()
  // Declared as an Error, and a code in fact.
  const error = socket.authorizationError as unknown
  const code = (error as { code?: string } | null)?.code ?? error
  return { validTo: new Date(validTo), ...(code ? { error: String(code) } : {}) }
}
