import type { Question } from './answer.ts'

interface Asking {
  port: number
  path: string
  headers?: Record<string, string>
  /** A body makes it a POST. */
  body?: string
}

/** What a browser sends along with a read of the portal, through the proxy in front. */
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

/** Asks once, unmeasured, and takes the answer for the one that is right from now on. */
export async function learn(asking: Asking): Promise<Question> {
  const answer = await ask(asking)
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status !== 200 && answer.status !== 304)
    throw new Error(`${asking.path}: ${answer.status} ${body}`)
  return { request: requestOf(asking), status: answer.status, body }
}

/** What stands in the head of the answer, by name. */
export async function readHeaders(asking: Asking): Promise<Headers> {
  const answer = await ask(asking)
  await answer.arrayBuffer()
  return answer.headers
}

function ask({ port, path, headers, body }: Asking): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...usual, ...(body !== undefined && json), ...headers },
    body: body ?? null,
  })
}

const json = { 'content-type': 'application/json' }

/** A request as it goes over the wire. */
export function requestOf({ path, headers, body }: Omit<Asking, 'port'>): Buffer {
  const ofBody = body === undefined ? {} : { ...json, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries({ ...usual, ...ofBody, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const method = body === undefined ? 'GET' : 'POST'
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n'))
}
