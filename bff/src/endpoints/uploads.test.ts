import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { Applicant } from '../testing/applicant.ts'
import { uploadHead } from '../testing/drip.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { slotWaitMs } from './keyed-semaphore.ts'

let stack: Stack
const open: Socket[] = []

beforeAll(async () => {
  const limits = { UPLOADS_AT_ONCE: '8', LIMIT_RESUMES: '1000' }
  stack = await startStack({ TRUST_PROXY: 'loopback', ...limits })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => once(socket.destroy(), 'close')))
})

async function applicantAt(address: string) {
  const applicant = new Applicant(stack.visitor({ 'x-forwarded-for': address }))
  await applicant.start('new.person@example.test')
  return applicant
}

/** Announces 10 MB and sends a byte a second. */
async function drip({ visitor }: Applicant, address: string) {
  const socket = connect(Number(new URL(stack.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  open.push(socket)
  socket.write(uploadHead(visitor.cookie, 10 * 2 ** 20, `X-Forwarded-For: ${address}\r\n`))
  const sending = setInterval(() => socket.write('a'), 1000)
  socket.on('close', () => clearInterval(sending))
  socket.on('data', () => undefined)
}

const text = Uint8Array.from(Buffer.alloc(300_000, 'word\n'))

async function uploadAll(addresses: string[]): Promise<number[]> {
  const applicants = await Promise.all(addresses.map(applicantAt))
  const replies = await Promise.all(applicants.map((one) => one.upload('a.txt', text)))
  return replies.map(({ status }) => status)
}

const others = Array.from({ length: 8 }, (_, n) => `198.51.100.${n}`)
const all200 = others.map(() => 200)

async function msOfUploads() {
  const from = performance.now()
  expect(await uploadAll(others)).toEqual(all200)
  return performance.now() - from
}

test.each([8, 30])(
  'uploads pass %s slow connections of one address',
  async (count) => {
    const usualMs = await msOfUploads()
    const address = '2001:db8:0:1::'
    const attackers = await Promise.all(
      Array.from({ length: count }, (_, n) => applicantAt(`${address}${n}`)),
    )
    for (const [n, one] of attackers.entries()) await drip(one, `${address}${n}`)
    await wait(500)
    expect(await msOfUploads()).toBeLessThan(usualMs + slotWaitMs)
  },
  30_000,
)

test('uploads pass 30 slow connections of as many addresses', async () => {
  const addresses = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`)
  for (const address of addresses) await drip(await applicantAt(address), address)
  await wait(500)
  expect(await uploadAll(others)).toEqual(all200)
}, 30_000)

test('a third upload of an address waits for one of the two, then is rate-limited', async () => {
  const address = '192.0.2.7'
  for (let n = 0; n < 2; n++) await drip(await applicantAt(address), address)
  await wait(500)
  const third = await applicantAt(address)
  const { problem, headers } = await third.upload('a.txt', text)
  expect([problem.code, headers.get('retry-after')]).toEqual(['rate-limited', '5'])
  open.shift()?.destroy()
  expect((await third.upload('a.txt', text)).status).toBe(200)
}, 30_000)

test('a second upload to a draft waits for the first', async () => {
  const applicant = await applicantAt('192.0.2.8')
  await drip(applicant, '192.0.2.9')
  await wait(500)
  const second = applicant.upload('a.txt', text)
  expect(await Promise.race([second, wait(1500, 'waits')])).toBe('waits')
  open.shift()?.destroy()
  expect((await second).status).toBe(200)
}, 30_000)

test('a client that disconnects while it waits keeps no slot', async () => {
  const address = '192.0.2.10'
  for (let n = 0; n < 3; n++) await drip(await applicantAt(address), address)
  await wait(500)
  for (const socket of open.splice(0).reverse()) await once(socket.destroy(), 'close')
  expect(await uploadAll([address, address])).toEqual([200, 200])
}, 30_000)
