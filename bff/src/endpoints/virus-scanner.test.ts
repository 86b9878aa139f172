import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Applicant } from '../testing/applicant.ts'
import { eicar, startFakeClamd } from '../testing/fake-clamd.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { createVirusScanner } from './virus-scanner.ts'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let stack: Stack
let applicant: Applicant

beforeAll(async () => {
  clamd = await startFakeClamd()
  stack = await startStack({ UPLOAD_SCANNER: clamd.address })
  applicant = new Applicant(stack.visitor())
  await applicant.start('new.person@example.test')
})
afterAll(async () => {
  await stack.close()
  await clamd.close()
})
beforeEach(() => {
  clamd.state.behaviour = 'scan'
  clamd.state.scanned.length = 0
  stack.fakes.world.calls.clear()
})

const scanner = (timeoutMs = 10_000) =>
  createVirusScanner({ host: '127.0.0.1', port: clamd.port }, timeoutMs)
const upload = (text: string) => applicant.upload('a.txt', Uint8Array.from(Buffer.from(text)))
const metrics = async () => (await fetch(`${stack.opsUrl}/metrics`)).text()

test('sends the whole content', async () => {
  const content = Buffer.alloc(3_000_000, 'word ')
  expect(await scanner()(content)).toEqual({ outcome: 'clean' })
  expect(clamd.state.scanned[0]?.equals(content)).toBe(true)
})

test.each([
  ['hang', 'Scanner timeout', 300],
  ['close', 'No verdict', undefined],
  ['error', 'No verdict', undefined],
  ['flood', 'Scanner reply too long', undefined],
] as const)('gives no verdict when clamd answers: %s', async (behaviour, message, timeoutMs) => {
  clamd.state.behaviour = behaviour
  await expect(scanner(timeoutMs)(Buffer.from('Nele'))).rejects.toThrow(message)
})

/** A scanner that leaves the connection open. */
async function scanWith(reply: string) {
  const server = createServer((socket) => socket.once('data', () => socket.write(reply)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const scan = createVirusScanner({ host: '127.0.0.1', port })(Buffer.from('Nele'))
  const waits = timers.mock.calls.map(([, ms]) => ms)
  timers.mockRestore()
  expect(waits).toContain(15_000)
  const result = await scan.catch((error: Error) => error.message)
  server.close()
  return result
}

test.each([
  ['stream: OK\0', { outcome: 'clean' }],
  [`stream: ${'A'.repeat(150)} FOUND\0`, { outcome: 'infected', signature: 'A'.repeat(100) }],
  ['another stream: OK\0', 'No verdict: "another stream: OK\\u0000"'],
  [`${'y'.repeat(150)}\0`, `No verdict: "${'y'.repeat(100)}"`],
])('the answer %j is read as %j', async (reply, result) => {
  expect(await scanWith(reply)).toEqual(result)
})

test('uploads a clean file', async () => {
  expect((await upload('Nele New')).status).toBe(200)
  expect(clamd.state.scanned.map(String)).toEqual(['Nele New'])
  expect(await metrics()).toMatch(/gatehouse_scans_total\{outcome="clean"\} 1/)
})

test('rejects an infected file before the upstream, logs and counts it', async () => {
  const { status, problem } = await upload(`Nele New ${eicar}`)
  expect([status, problem.code]).toEqual([422, 'file-infected'])
  expect(stack.operationsCalled()).not.toContain('uploadResume')
  expect(stack.log.join('')).toContain('Eicar-Test-Signature')
  expect(await metrics()).toMatch(/gatehouse_scans_total\{outcome="infected"\} 1/)
})

test('rejects every file with Retry-After while the scanner fails (fail closed)', async () => {
  clamd.state.behaviour = 'close'
  const failed = await upload('Nele New')
  expect([failed.status, failed.problem.code]).toEqual([503, 'scan-unavailable'])
  expect(failed.headers.get('retry-after')).toBe('30')
  await clamd.close()
  expect((await upload('Nele New')).problem.code).toBe('scan-unavailable')
  expect(stack.operationsCalled()).not.toContain('uploadResume')
  expect(stack.log.join('')).toContain('ECONNREFUSED')
  expect(await metrics()).toMatch(/gatehouse_scans_total\{outcome="unavailable"\} 2/)
})
