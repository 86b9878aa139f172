import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { csrfHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Applicant } from '../testing/applicant.ts'
import { type Trickled, trickle, uploadEnd, uploadHead } from '../testing/drip.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ UPLOADS_PER_ADDRESS: '10' })
})
afterAll(() => stack.close())

const line = `POST ${startSignIn.path} HTTP/1.1\r\n`
const headers = `Host: portal.test\r\nOrigin: ${origin}\r\n${csrfHeader}: 1\r\nContent-Type: application/json\r\n`
const lengthOf = (bytes: number) => `Content-Length: ${bytes}\r\n\r\n`

const send = (first: string, more: () => string, everyMs?: number) =>
  trickle(stack.url, first, more, everyMs)

const chunked = 'Transfer-Encoding: chunked\r\n\r\n'
const chunk = `1000\r\n${' '.repeat(0x1000)}\r\n`

/** The gateway checks connections once a second; the machine may be busy. */
function expectCut({ head, seconds }: Trickled, status: number, after: number) {
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(seconds).toBeGreaterThanOrEqual(after)
  expect(seconds).toBeLessThan(after + 3)
}

test('ends slow and large requests without an upstream call', async () => {
  const [slowHeaders, slowBodies, large] = await Promise.all([
    Promise.all([
      send(line + headers, () => 'X-More: 1\r\n'),
      send('POST /api', () => 'x'),
      send('', () => ''),
    ]),
    Promise.all([
      send(line + headers + lengthOf(60_000), () => ' '),
      send(line + headers + chunked, () => '1\r\n \r\n'),
    ]),
    Promise.all([
      send(line + headers + lengthOf(64 * 1024 + 1), () => ' '),
      send(line + headers + chunked, () => chunk, 5),
    ]),
  ])
  for (const cut of slowHeaders) expectCut(cut, 408, 5)
  for (const cut of slowBodies) expectCut(cut, 408, 10)
  for (const cut of large) {
    expectCut(cut, 413, 0)
    expect(JSON.parse(cut.body).code).toBe('too-large')
  }
  expect(stack.operationsCalled()).toEqual([])
}, 20_000)

test('answers requests within the limits', async () => {
  const response = await send(
    `${line}${headers}Connection: close\r\n${lengthOf(60_000)}`,
    () => ' '.repeat(6000),
    20,
  )
  expect(response.head).toMatch(/^HTTP\/1.1 400 /)
  expect(JSON.parse(response.body).code).toBe('invalid-input')
})

test('lets an upload continue at 20 kB/s, and ends a slower one after 10 s', async () => {
  const names = ['steady', 'paused', 'slow', 'silent', 'burst']
  const [steady = '', paused = '', slow = '', silent = '', burst = ''] = await Promise.all(
    names.map(async (name) => {
      const applicant = new Applicant(stack.visitor())
      await applicant.start(`${name}@example.test`)
      return applicant.visitor.cookie
    }),
  )
  const upload = (cookie: string, texts: string[]) => {
    const parts = [...texts, uploadEnd]
    return send(uploadHead(cookie, texts.join('').length), () => parts.shift() ?? '')
  }
  const repeat = (text: string, count: number) => Array.from({ length: count }, () => text)
  const megabytes = 10 * 2 ** 20
  const [passed, ended, endedLater] = await Promise.all([
    Promise.all([
      upload(steady, repeat('word '.repeat(1100), 52)),
      upload(paused, [...repeat('word '.repeat(15_000), 4), ...repeat('', 50)]),
    ]),
    Promise.all([
      send(uploadHead(slow, megabytes), () => 'a'),
      send(uploadHead(silent, megabytes), () => ''),
    ]),
    send(uploadHead(burst, megabytes) + 'word '.repeat(2 ** 20), () => 'a'),
  ])
  for (const { head, seconds } of passed) {
    expect(head).toMatch(/^HTTP\/1.1 200 /)
    expect(seconds).toBeGreaterThan(12)
  }
  for (const cut of ended) expectCut(cut, 408, 10)
  // 5 MB at once allow the longest pause only.
  expectCut(endedLater, 408, 20)
}, 40_000)
