/** A request as it goes over the wire, and the answer that alone is right. */
export interface Question {
  request: Buffer
  status: 200 | 304
  body: Buffer
}

const endOfHead = Buffer.from('\r\n\r\n')
const firstLine = 'HTTP/1.1 200'.length

/**
 * Whether all of an answer has come. Throws as soon as it is another than the one expected: a
 * benchmark of errors is worthless. Every byte of the body is compared.
 */
export function isAnswered({ status, body }: Question, received: Buffer): boolean {
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
  return new Error(`an answer other than expected: ${head.split('\r\n')[0]} ${body.slice(0, 200)}`)
}
