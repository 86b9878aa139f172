/** A request in wire format and the only response accepted for it. */
export interface Exchange {
  request: Buffer
  status: 200 | 304
  body: Buffer
}

const endOfHead = Buffer.from('\r\n\r\n')
const firstLine = 'HTTP/1.1 200'.length

/** True once the whole response has arrived. Throws on any other status or byte of the body. */
export function isComplete({ status, body }: Exchange, received: Buffer): boolean {
  if (received.length < firstLine) return false
  if (received.toString('latin1', 9, firstLine) !== String(status)) throw unexpected(received)
  const head = received.indexOf(endOfHead)
  if (head < 0) return false
  const start = head + endOfHead.length
  const missing = body.length - (received.length - start)
  if (missing > 0) return false
  if (missing < 0 || received.compare(body, 0, body.length, start) !== 0) throw unexpected(received)
  return true
}

function unexpected(received: Buffer): Error {
  const [head = '', body = ''] = received.toString().split('\r\n\r\n', 2)
  return new Error(`unexpected response: ${head.split('\r\n')[0]} ${body.slice(0, 200)}`)
}
