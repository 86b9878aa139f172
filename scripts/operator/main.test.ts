import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { endSignals } from '../programs/end-signals.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const portal = fileURLToPath(new URL('../../bff/src/testing/portal', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-operator-'))
let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(async () => {
  await fakes.close()
  rmSync(folder, { recursive: true })
})

const auditLog = join(folder, 'audit.log')

/** Starts the command as a child process. */
function start(args: string[]) {
  return spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      UPSTREAM_API_URL: '',
      FAKES_API_PORT: new URL(fakes.apiUrl).port,
      PORTAL_DIR: portal,
      AUDIT_LOG: auditLog,
    },
  })
}

/** Runs the command with these lines piped in. */
async function run(args: string[], lines: string[] = []) {
  const child = start(args)
  child.stdin.end(lines.map((line) => `${line}\n`).join(''))
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { stdout, stderr, code }
}

test('without UPSTREAM_API_URL uses the fakes, and reads a piped password', async () => {
  const password = 'Gatehouse2!'
  const { stdout, stderr, code } = await run(
    ['change-password', '71001', '--yes'],
    [password, password],
  )
  expect([stderr, code]).toEqual(['', 0])
  expect(stdout).toContain('The password is changed.')
  expect(stdout).not.toContain(password)
  expect(fakes.world.people.findById('71001')?.password).toBe(password)
})

test('without a terminal exits with 1 and changes nothing', async () => {
  const { stdout, code } = await run(['force-reset', '71001'], ['yes'])
  expect(code).toBe(1)
  expect(stdout).toContain('Nothing was done')
  expect(fakes.world.people.findById('71001')?.forcePasswordReset).toBe(false)
})

test.each(endSignals)('%s ends it only once the outcome is audited', async (signal) => {
  fakes.world.reset()
  rmSync(`${auditLog}.operator`, { force: true })
  const operation = 'forcePasswordResetWithPin'
  fakes.world.faults.add({ operation, kind: 'delay', ms: 1000 })
  const child = start(['force-reset', '71001', '--yes'])
  const exit = once(child, 'exit')
  const isCalled = () => fakes.world.calls.list().some((call) => call.operation === operation)
  while (child.exitCode === null && !isCalled()) await setImmediate()
  // A closed terminal takes no output either.
  child.stdout.destroy()
  child.kill(signal)
  expect(await exit).toEqual([0, null])
  const outcomes = readFileSync(`${auditLog}.operator`, 'utf8').match(/"outcome":"\w+"/g)
  expect(outcomes).toEqual(['"outcome":"started"', '"outcome":"done"'])
  expect(existsSync(`${auditLog}.operator.lock`)).toBe(false)
})
