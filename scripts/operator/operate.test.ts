import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { verifyAuditFiles } from '../verify-audit/verify-audit-files.ts'
import { operate } from './operate.ts'

const maria = '71001'
let fakes: Fakes
let folder: string
let auditLog: string

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => {
  fakes.world.reset()
  folder = mkdtempSync(join(tmpdir(), 'gatehouse-operator-'))
  auditLog = join(folder, 'audit.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Session {
  /** Lines typed at the terminal; undefined without a terminal. */
  typed?: string[]
  settings?: Record<string, string | undefined>
}

/** Runs a command; resolves with its output and exit code. */
async function runCommand(command: string, { typed, settings = {} }: Session = {}) {
  const output: string[] = []
  const left = [...(typed ?? [])]
  const ask = async (question: string) => {
    output.push(question)
    return left.shift() ?? ''
  }
  const environment = {
    ...gatewaySettings(fakes),
    PORTAL_DIR: fileURLToPath(new URL('../../bff/src/testing/portal', import.meta.url)),
    AUDIT_LOG: auditLog,
    UPSTREAM_READ_MS: '1500',
    UPSTREAM_WRITE_MS: '1500',
    ...settings,
  }
  const code = await operate(command.split(' '), environment, {
    isTerminal: typed !== undefined,
    print: (line) => output.push(line),
    ask,
    askSecret: ask,
    close: () => {},
  })
  return { code, output: output.join('\n') }
}

const auditEntries = () =>
  readFileSync(`${auditLog}.operator`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const callsTo = (name: string) =>
  fakes.world.calls.list().filter(({ operation }) => operation === name)
const person = () => fakes.world.people.findById(maria)

test('shows a PIN after confirmation, with action, user, upstream and operator named before', async () => {
  const { code, output } = await runCommand(`show-pin ${maria}`, { typed: ['yes'] })
  expect(code).toBe(0)
  expect(output).toContain('Shows the PIN of user 71001 on this screen.')
  expect(output).toContain(`At ${fakes.apiUrl}, audited as ${userInfo().username}`)
  expect(output).toContain('The PIN is 246810')
  expect(auditEntries()).toMatchObject([
    { event: 'operator-acted', action: 'show-pin', user: maria, outcome: 'started' },
    { event: 'operator-acted', action: 'show-pin', user: maria, outcome: 'done' },
  ])
  expect(auditEntries()[0].operator).toContain(userInfo().username)
  expect(callsTo('showPin')[0]?.headers['x-request-id']).toBe(auditEntries()[0].reference)
  expect(JSON.stringify(auditEntries())).not.toContain('246810')
})

test.each(['no', '', 'y', 'YES'])('does nothing when the answer is %p', async (answer) => {
  const { code, output } = await runCommand(`force-reset ${maria}`, { typed: [answer] })
  expect([code, fakes.world.calls.list()]).toEqual([1, []])
  expect(output).toContain('Nothing was done.')
})

test('without a terminal does nothing unless --yes is given', async () => {
  const refused = await runCommand(`force-reset ${maria}`)
  expect([refused.code, fakes.world.calls.list()]).toEqual([1, []])
  expect(refused.output).toContain('Use --yes')
  expect((await runCommand(`force-reset ${maria} --yes`)).code).toBe(0)
  expect(person()?.forcePasswordReset).toBe(true)
  expect(fakes.world.outbox.list()[0]?.pin).toMatch(/^\d{6}$/)
  expect(callsTo('forcePasswordResetWithPin')).toHaveLength(1)
})

test('activates a PIN', async () => {
  expect((await runCommand('activate-pin 71002 --yes')).code).toBe(0)
  expect(callsTo('activatePin')).toHaveLength(1)
  expect(fakes.world.pins.find(fakes.world.pins.current('chris.lee'))?.loginId).toBe('chris.lee')
})

test('changes a password typed twice without printing or logging it', async () => {
  const typed = ['Gatehouse2!', 'Gatehouse2!', 'yes']
  const { code, output } = await runCommand(`change-password ${maria}`, { typed })
  expect([code, person()?.password]).toEqual([0, 'Gatehouse2!'])
  expect(callsTo('changeUserPassword')).toHaveLength(1)
  expect(output + JSON.stringify(auditEntries())).not.toContain('Gatehouse2!')
})

test.each([
  [['Gatehouse2!', 'Gatehouse3!', 'yes'], 'The two differ'],
  [['short', 'short', 'yes'], 'A password has 8 to 25 characters'],
  [['', '', 'yes'], 'A password has 8 to 25 characters'],
])('rejects %j as a new password', async (typed, why) => {
  const { code, output } = await runCommand(`change-password ${maria}`, { typed })
  expect([code, fakes.world.calls.list()]).toEqual([1, []])
  expect(output).toContain(why)
})

test('prints the refusal of the upstream and audits it as refused', async () => {
  const typed = ['Gatehouse1!', 'Gatehouse1!', 'yes']
  const { code, output } = await runCommand(`change-password ${maria}`, { typed })
  expect(code).toBe(1)
  expect(output).toContain('Nothing was done')
  expect(output).toContain('The new password has been used before.')
  expect(auditEntries().map(({ outcome }) => outcome)).toEqual(['started', 'refused'])
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 503 }] as const)(
  'reports an unknown outcome after %o and does not retry',
  async (fault) => {
    fakes.world.faults.add({ operation: 'forcePasswordResetWithPin', ...fault })
    const { code, output } = await runCommand(`force-reset ${maria} --yes`)
    expect(code).toBe(1)
    expect(output).toContain('It is not known whether it was done')
    expect(output).toMatch(/Reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(callsTo('forcePasswordResetWithPin')).toHaveLength(1)
    expect(auditEntries().map(({ outcome }) => outcome)).toEqual(['started', 'unknown'])
  },
)

test.each([
  ['biscuit', 'The answer is right.'],
  ['Rex', 'The answer is wrong.'],
])('checks the answer %s to the security question', async (answer, expected) => {
  const typed = ["What was your first pet's name", answer, 'yes']
  const { code, output } = await runCommand(`check-answer ${maria}`, { typed })
  expect([code, output]).toEqual([0, expect.stringContaining(expected)])
  expect(callsTo('validateSecurityAnswer')).toHaveLength(1)
  expect(JSON.stringify(auditEntries())).not.toContain(answer)
})

test('the hash chain continues over commands and is valid', async () => {
  for (const action of ['show-pin', 'activate-pin', 'force-reset'])
    await runCommand(`${action} ${maria} --yes`, { settings: { AUDIT_KEY: 'key' } })
  const { report, valid } = await verifyAuditFiles([`${auditLog}.operator`], 'key')
  expect([valid, report]).toEqual([true, expect.stringContaining('6 lines hold')])
})

test('does nothing when the audit log is of another key', async () => {
  const withKey = (AUDIT_KEY: string) =>
    runCommand(`show-pin ${maria} --yes`, { settings: { AUDIT_KEY } })
  await withKey('key')
  fakes.world.reset()
  const { code, output } = await withKey('other')
  expect([code, output]).toEqual([1, expect.stringContaining('another AUDIT_KEY: move it away')])
  expect([fakes.world.calls.list(), auditEntries().length]).toEqual([[], 2])
  expect((await withKey('key')).code).toBe(0)
})

test('does nothing when the audit log cannot be written', async () => {
  const unwritable = { settings: { AUDIT_LOG: join(folder, 'missing', 'audit.log') } }
  expect((await runCommand(`force-reset ${maria} --yes`, unwritable)).code).toBe(1)
  const { output } = await runCommand(`force-reset ${maria} --yes`, { settings: { AUDIT_LOG: '' } })
  expect(output).toContain('AUDIT_LOG: is required')
  writeFileSync(`${auditLog}.operator.lock`, '')
  expect((await runCommand(`force-reset ${maria} --yes`)).output).toContain(
    'Another operator is at work',
  )
  expect(fakes.world.calls.list()).toEqual([])
})

test('names a missing setting', async () => {
  const { code, output } = await runCommand(`show-pin ${maria} --yes`, {
    settings: { SERVICE_PASSWORD: undefined },
  })
  expect(code).toBe(1)
  expect(output).toContain('The operator cannot start:\n  SERVICE_PASSWORD: is required')
})

test.each([
  '',
  'show-pin',
  'delete 71001',
  'show-pin ../71001',
  'show-pin 71001 71002',
  'show-pin 71001 --force',
])('prints its usage for %p', async (command) => {
  const { code, output } = await runCommand(command, { typed: ['yes'] })
  expect([code, fakes.world.calls.list()]).toEqual([1, []])
  expect(output).toContain('npm run operator -- <what> <user id> [--yes]')
})
