import { once } from 'node:events'
import { connect } from 'node:net'
import { uploadResume } from '@gatehouse/contracts/portal/application'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Applicant, params as jobParams } from '../testing/applicant.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

const line = `POST ${startSignIn.path} HTTP/1.1\r\n`
const headers = `Host: portal.test\r\nOrigin: ${origin}\r\n${csrfHeader}: 1\r\nContent-Type: application/json\r\n`
const lengthOf = (bytes: number) => `Content-Length: ${bytes}\r\n\r\n`

type Cut = Awaited<ReturnType<typeof trickle>>

/** Sends the text at once, then trickles bytes; gives the response and the time until the connection closed. */
async function trickle(first: string, more: () => string, everyMs = 250) {
  const from = performance.now()
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  let response = ''
  socket.on('data', (bytes) => {
    response += bytes
  })
  socket.write(first)
  const sending = setInterval(() => socket.write(more()), everyMs)
  await once(socket, 'close')
  clearInterval(sending)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  return { seconds: (performance.now() - from) / 1000, head, body }
}

const chunked = 'Transfer-Encoding: chunked\r\n\r\n'
const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`

test('ends slow and large requests without an upstream call', async () => {
  const [slowHeaders, slowBodies, large] = await Promise.all([
    Promise.all([
      trickle(line + headers, () => 'X-More: 1\r\n'),
      trickle('POST /api', () => 'x'),
      trickle('', () => ''),
    ]),
    Promise.all([
      trickle(line + headers + lengthOf(60_000), () => ' '),
      trickle(line + headers + chunked, () => '1\r\n \r\n'),
    ]),
    Promise.all([
      trickle(line + headers + lengthOf(64 * 1024 + 1), () => ' '),
      trickle(line + headers + chunked, () => chunk, 5),
    ]),
  ])
  // The gateway checks connections once a second; the machine may be busy.
  const expectCut = ({ head, seconds }: Cut, status: number, after: number) => {
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(seconds).toBeGreaterThanOrEqual(after)
    expect(seconds).toBeLessThan(after + 3)
  }
  for (const cut of slowHeaders) expectCut(cut, 408, 5)
  for (const cut of slowBodies) expectCut(cut, 408, 10)
  for (const cut of large) {
    expectCut(cut, 413, 0)
    expect(JSON.parse(cut.body).code).toBe('too-large')
  }
  expect(stack.operationsCalled()).toEqual([])
}, 20_000)

test('answers requests within the limits', async () => {
  const response = await trickle(
    `${line}${headers}Connection: close\r\n${lengthOf(60_000)}`,
    () => ' '.repeat(6000),
    20,
  )
  expect(response.head).toMatch(/^HTTP\/1.1 400 /)
  expect(JSON.parse(response.body).code).toBe('invalid-input')
})

test('lets an upload continue while bytes arrive, and ends it when they stop', async () => {
  const applicant = new Applicant(stack.visitor())
  await applicant.start('new.person@example.test')
  const begin = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  const end = '\r\n--x--\r\n'
  const words = Array.from({ length: 48 }, (_, n) => `word ${n}\r\n`)
  const length = [begin, ...words, end].reduce((sum, one) => sum + one.length, 0)
  const head = [
    `POST ${uploadResume.path.replace(':id', jobParams.id)} HTTP/1.1`,
    `Host: portal.test\r\nOrigin: ${origin}\r\n${csrfHeader}: 1\r\n${botTokenHeader}: person`,
    `Cookie: ${applicant.visitor.cookie}\r\nConnection: close`,
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
  ].join('\r\n')
  const parts = [...words, end]
  const [slow, silent] = await Promise.all([
    trickle(head + begin, () => parts.shift() ?? ''),
    trickle(head + begin, () => ''),
  ])
  expect(slow.head).toMatch(/^HTTP\/1.1 200 /)
  expect(slow.seconds).toBeGreaterThan(12)
  expect(silent.head).toMatch(/^HTTP\/1.1 408 /)
  expect(silent.seconds).toBeGreaterThanOrEqual(20)
  expect(silent.seconds).toBeLessThan(23)
}, 40_000)
