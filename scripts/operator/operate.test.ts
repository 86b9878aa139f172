import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { verifyAudit } from '../audit-files.ts'
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

interface Sitting {
  /** What is typed, in its order; without anybody there nothing is. */
  typed?: string[]
  settings?: Record<string, string | undefined>
}

/** An operator at work; gives what they saw, and how it ended. */
async function order(command: string, { typed, settings = {} }: Sitting = {}) {
  const told: string[] = []
  const left = [...(typed ?? [])]
  const ask = async (question: string) => {
    told.push(question)
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
    tell: (line) => told.push(line),
    ask,
    askSecret: ask,
    close: () => {},
  })
  return { code, told: told.join('\n') }
}

const record = () =>
  readFileSync(`${auditLog}.operator`, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const asked = (name: string) =>
  fakes.world.calls.list().filter(({ operation }) => operation === name)
const person = () => fakes.world.people.findById(maria)

test('shows a PIN to who says yes, and says before what it will do, to whom, where and as whom', async () => {
  const { code, told } = await order(`show-pin ${maria}`, { typed: ['yes'] })
  expect(code).toBe(0)
  expect(told).toContain('Shows the PIN of user 71001 on this screen.')
  expect(told).toContain(`At ${fakes.apiUrl}, on record as ${userInfo().username}`)
  expect(told).toContain('The PIN is 246810')
  expect(record()).toMatchObject([
    { event: 'operator-acted', action: 'show-pin', user: maria, outcome: 'begun' },
    { event: 'operator-acted', action: 'show-pin', user: maria, outcome: 'done' },
  ])
  expect(record()[0].operator).toContain(userInfo().username)
  expect(asked('showPin')[0]?.headers['x-request-id']).toBe(record()[0].reference)
  expect(JSON.stringify(record())).not.toContain('246810')
})

test.each(['no', '', 'y', 'YES'])('to %p nothing is done', async (answer) => {
  const { code, told } = await order(`force-reset ${maria}`, { typed: [answer] })
  expect([code, fakes.world.calls.list()]).toEqual([1, []])
  expect(told).toContain('Nothing was done.')
})

test('where nobody can be asked nothing is done, unless it is said that it may be', async () => {
  const refused = await order(`force-reset ${maria}`)
  expect([refused.code, fakes.world.calls.list()]).toEqual([1, []])
  expect(refused.told).toContain('Say --yes')
  expect((await order(`force-reset ${maria} --yes`)).code).toBe(0)
  expect(person()?.forcePasswordReset).toBe(true)
  expect(fakes.world.outbox.list()[0]?.pin).toMatch(/^\d{6}$/)
})

test('activates a PIN', async () => {
  expect((await order('activate-pin 71002 --yes')).code).toBe(0)
  expect(fakes.world.pins.find(fakes.world.pins.of('chris.lee'))?.loginId).toBe('chris.lee')
})

test('changes a password that is typed twice, and shows and writes it nowhere', async () => {
  const typed = ['Gatehouse2!', 'Gatehouse2!', 'yes']
  const { code, told } = await order(`change-password ${maria}`, { typed })
  expect([code, person()?.password]).toEqual([0, 'Gatehouse2!'])
  expect(told + JSON.stringify(record())).not.toContain('Gatehouse2!')
})

test.each([
  [['Gatehouse2!', 'Gatehouse3!', 'yes'], 'The two differ'],
  [['short', 'short', 'yes'], 'A password has 8 to 25 characters'],
  [['', '', 'yes'], 'A password has 8 to 25 characters'],
])('%j is no password to be set', async (typed, why) => {
  const { code, told } = await order(`change-password ${maria}`, { typed })
  expect([code, fakes.world.calls.list()]).toEqual([1, []])
  expect(told).toContain(why)
})

test('what the upstream says against it is told, and on record as refused', async () => {
  const typed = ['Gatehouse1!', 'Gatehouse1!', 'yes']
  const { code, told } = await order(`change-password ${maria}`, { typed })
  expect(code).toBe(1)
  expect(told).toContain('Nothing was done')
  expect(told).toContain('The new password has been used before.')
  expect(record().map(({ outcome }) => outcome)).toEqual(['begun', 'refused'])
})

test.each([{ kind: 'hang' }, { kind: 'reset' }, { kind: 'status', status: 503 }] as const)(
  'after %o it is not known whether it was done, and it is not tried again',
  async (fault) => {
    fakes.world.faults.add({ operation: 'forcePasswordResetWithPin', ...fault })
    const { code, told } = await order(`force-reset ${maria} --yes`)
    expect(code).toBe(1)
    expect(told).toContain('It is not known whether it was done')
    expect(told).toMatch(/Reference [0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(asked('forcePasswordResetWithPin')).toHaveLength(1)
    expect(record().map(({ outcome }) => outcome)).toEqual(['begun', 'unknown'])
  },
)

test('a chain grows from order to order, and holds', async () => {
  for (const action of ['show-pin', 'activate-pin', 'force-reset'])
    await order(`${action} ${maria} --yes`, { settings: { AUDIT_KEY: 'key' } })
  const { told, whole } = await verifyAudit([`${auditLog}.operator`], 'key')
  expect([whole, told]).toEqual([true, expect.stringContaining('6 lines hold')])
})

test('what cannot be put on record is not done', async () => {
  const nowhere = { settings: { AUDIT_LOG: join(folder, 'missing', 'audit.log') } }
  expect((await order(`force-reset ${maria} --yes`, nowhere)).code).toBe(1)
  const { told } = await order(`force-reset ${maria} --yes`, { settings: { AUDIT_LOG: '' } })
  expect(told).toContain('AUDIT_LOG: is required')
  writeFileSync(`${auditLog}.operator.lock`, '')
  expect((await order(`force-reset ${maria} --yes`)).told).toContain('Another operator is at work')
  expect(fakes.world.calls.list()).toEqual([])
})

test('a setting that is missing is named', async () => {
  const { code, told } = await order(`show-pin ${maria} --yes`, {
    settings: { SERVICE_PASSWORD: undefined },
  })
  expect(code).toBe(1)
  expect(told).toContain('The operator cannot start:\n  SERVICE_PASSWORD: is required')
})

test.each(['', 'show-pin', 'delete 71001', 'show-pin ../71001', 'show-pin 71001 71002'])(
  '%p is no order: it is told how it is used',
  async (command) => {
    const { code, told } = await order(command, { typed: ['yes'] })
    expect([code, fakes.world.calls.list()]).toEqual([1, []])
    expect(told).toContain('npm run operator -- <what> <user id> [--yes]')
  },
)

test('an option that is unknown is told', async () => {
  expect((await order(`show-pin ${maria} --force`, { typed: ['yes'] })).code).toBe(1)
  expect(fakes.world.calls.list()).toEqual([])
})
