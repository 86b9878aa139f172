import type { Exchange } from './exchange.ts'

interface RequestSpec {
  port: number
  path: string
  headers?: Record<string, string>
  /** With a body the method is POST. */
  body?: string
}

/** Headers of a browser, and those added by the proxy in front. */
const usual = {
  host: 'portal.test',
  connection: 'keep-alive',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  accept: 'application/json',
  'accept-language': 'en-US,en;q=0.9,es;q=0.8',
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'https',
}

/** Sends the request once, unmeasured; its response becomes the expected one. */
export async function recordExchange(spec: RequestSpec): Promise<Exchange> {
  const response = await send(spec)
  const body = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200 && response.status !== 304)
    throw new Error(`${spec.path}: ${response.status} ${body}`)
  return { request: encodeRequest(spec), status: response.status, body }
}

export async function readHeaders(spec: RequestSpec): Promise<Headers> {
  const response = await send(spec)
  await response.arrayBuffer()
  return response.headers
}

function send({ port, path, headers, body }: RequestSpec): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...usual, ...(body !== undefined && json), ...headers },
    body: body ?? null,
  })
}

const json = { 'content-type': 'application/json' }

/** HTTP/1.1 wire format. */
export function encodeRequest({ path, headers, body }: Omit<RequestSpec, 'port'>): Buffer {
  const ofBody = body === undefined ? {} : { ...json, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries({ ...usual, ...ofBody, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const method = body === undefined ? 'GET' : 'POST'
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n'))
}
