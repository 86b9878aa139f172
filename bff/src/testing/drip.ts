import { connect } from 'node:net'
import { uploadResume } from '@gatehouse/contracts/portal/application'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { params as jobParams } from './applicant.ts'
import { origin } from './visitor.ts'

export interface Trickled {
  seconds: number
  head: string
  body: string
}

/** Sends the text, then trickles bytes; gives the response and the time until the end. */
export async function trickle(
  url: string,
  first: string,
  more: () => string,
  everyMs = 250,
): Promise<Trickled> {
  const from = performance.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  let response = ''
  socket.on('data', (bytes) => {
    response += bytes
  })
  socket.write(first)
  const sending = setInterval(() => socket.write(more()), everyMs)
  // Not `once`: it rejects at an error, which a write after the response causes.
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(sending)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  return { seconds: (performance.now() - from) / 1000, head, body }
}

const partHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
export const uploadEnd = '\r\n--x--\r\n'

/** Of a multipart upload; `uploadEnd` ends it. */
export function uploadHead(cookie: string, length: number, headers = ''): string {
  const bytes = partHead.length + length + uploadEnd.length
  return `${requestHead(cookie, headers)}Content-Length: ${bytes}\r\n\r\n${partHead}`
}

/** Of a multipart upload without a content-length; more chunks follow. */
export function chunkedUpload(cookie: string, content: string): string {
  const head = `${requestHead(cookie, '')}Transfer-Encoding: chunked\r\n\r\n`
  return head + chunkOf(partHead + content)
}

/** Of the chunked transfer coding (RFC 9112). */
export function chunkOf(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`
}

function requestHead(cookie: string, headers: string): string {
  return [
    `POST ${uploadResume.path.replace(':id', jobParams.id)} HTTP/1.1`,
    `Host: portal.test\r\nOrigin: ${origin}\r\n${csrfHeader}: 1\r\n${botTokenHeader}: person`,
    `${headers}Cookie: ${cookie}\r\nConnection: close`,
    'Content-Type: multipart/form-data; boundary=x\r\n',
  ].join('\r\n')
}
