import fs, {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { expect, jest, test } from '@jest/globals'
import type { Config } from '../settings/config.ts'
import { startStack } from '../testing/stack.ts'
import { createAudit } from './audit.ts'
import { chain, chainStart, verifyChain } from './audit-chain.ts'

const maria = 'maria.santos@example.test'
const anyFile = () => join(mkdtempSync(join(tmpdir(), 'gatehouse-audit-')), 'audit.log')
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

test('records sign-ins, failures and ended sessions without names or addresses', async () => {
  const stack = await startStack()
  const visitor = stack.visitor({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
  await visitor.call(startSignIn, { body: { identity: maria, password: 'wrong' } })
  await visitor.signIn(maria)
  await visitor.call(signOutOtherSessions)
  await visitor.call(signOut)
  const reference = expect.stringMatching(/^\w{4}-\w{4}$/)
  const device = 'Firefox on Linux'
  expect(stack.audit()).toMatchObject([
    { seq: 1, event: 'sign-in-refused', code: 'invalid-credentials', reference, device },
    { seq: 2, event: 'signed-in', user: '71001', reference, device },
    { seq: 3, event: 'sessions-ended-elsewhere', user: '71001', ended: 0 },
    { seq: 4, event: 'signed-out', user: '71001' },
  ])
  expect(JSON.stringify(stack.audit())).not.toMatch(/maria|santos|127\.0\.0\.1|wrong/i)
  expect(stack.log.join('')).not.toContain('sign-in-refused')
})

test('continues the chain after a restart, and shows a truncated line', async () => {
  const file = anyFile()
  for (let start = 0; start < 2; start++) {
    const stack = await startStack({ AUDIT_KEY: '', AUDIT_LOG: file })
    await stack.visitor().signIn(maria)
    await stack.close()
  }
  expect(verifyChain(linesOf(file), '')).toMatchObject({ lines: 2, last: { seq: 2 } })
  appendFileSync(file, '{"seq":3,"at":"20')
  const stack = await startStack({ AUDIT_KEY: '', AUDIT_LOG: file })
  await stack.visitor().signIn(maria)
  expect(linesOf(file)).toHaveLength(4)
  expect(verifyChain(linesOf(file), '').broken).toBe(3)
})

test('continues the chain in a new file after rotation', async () => {
  const file = anyFile()
  const stack = await startStack({ AUDIT_KEY: '', AUDIT_LOG: file })
  await stack.visitor().signIn(maria)
  renameSync(file, `${file}.1`)
  process.emit('SIGHUP')
  await stack.visitor().signIn(maria)
  const { last } = verifyChain(linesOf(`${file}.1`), '')
  expect(verifyChain(linesOf(file), '', last)).toMatchObject({ lines: 2, last: { seq: 3 } })
})

test('continues the chain over a rotation and a restart before the next event', () => {
  const file = anyFile()
  const start = () => createAudit(settingsOf(file), logOf(), jest.fn())
  const rotated = start()
  rotated.record({ event: 'signed-in', user: '71001' }, request)
  process.emit('SIGHUP')
  expect(linesOf(file)).toHaveLength(1)
  renameSync(file, `${file}.1`)
  process.emit('SIGHUP')
  rotated.close()
  const restarted = start()
  restarted.record({ event: 'signed-out', user: '71001' }, request)
  restarted.close()
  const lines = [...linesOf(`${file}.1`), ...linesOf(file)]
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    'signed-in',
    'log-continued',
    'signed-out',
  ])
  expect(verifyChain(lines, '')).toMatchObject({ lines: 3, last: { seq: 3 } })
})

const logOf = () => ({ error: jest.fn(), warn: jest.fn() })
const settingsOf = (file: string) => ({ AUDIT_LOG: file, AUDIT_KEY: '' }) as Config
const request = { id: '7KQ2-M9XD', headers: {} }

test('continues the chain of a file that is longer than what is read of it', () => {
  const file = anyFile()
  let last = chainStart
  const lines = Array.from({ length: 1000 }, () => {
    const { line, link } = chain({ at: '2026-11-21', event: 'signed-in', user: 'x' }, last, '')
    last = link
    return line
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
  const audit = createAudit(settingsOf(file), logOf(), jest.fn())
  audit.record({ event: 'signed-out', user: '71001' }, request)
  audit.close()
  expect(statSync(file).size).toBeGreaterThan(128 * 1024)
  expect(verifyChain(linesOf(file), '')).toMatchObject({ lines: 1001, last: { seq: 1001 } })
})

test.each([
  ['of the same key', 'one', []],
  ['of another key', 'two', ['audit log of another key']],
  ['of a key where there is none now', '', ['audit log of another key']],
])('opening a file %s, with %j now, warns: %j', (_name, key, expected) => {
  const file = anyFile()
  const startWith = (AUDIT_KEY: string) => {
    const log = logOf()
    const audit = createAudit({ ...settingsOf(file), AUDIT_KEY }, log, jest.fn())
    audit.record({ event: 'signed-in', user: '71001' }, request)
    audit.close()
    return log.warn.mock.calls.map(([, message]) => message)
  }
  expect(startWith('one')).toEqual([])
  expect(startWith(key)).toEqual(expected)
})

test('a line that cannot be written is logged and counted, and leaves no gap in the chain', () => {
  const file = anyFile()
  symlinkSync('/dev/full', file)
  const log = logOf()
  const [onRecord, onFailure] = [jest.fn(), jest.fn()]
  const audit = createAudit(settingsOf(file), log, onRecord, onFailure)
  audit.record({ event: 'signed-in', user: '71001' }, request)
  expect([onRecord.mock.calls.length, onFailure.mock.calls.length]).toEqual([0, 1])
  expect(log.error.mock.calls).toEqual([
    [{ id: request.id, event: 'signed-in', err: expect.any(Error) }, 'audit line not written'],
  ])
  rmSync(file)
  process.emit('SIGHUP')
  audit.record({ event: 'signed-out', user: '71001' }, request)
  audit.close()
  expect(onRecord.mock.calls).toEqual([['log-continued'], ['signed-out']])
  expect(verifyChain(linesOf(file), '')).toMatchObject({ lines: 2, last: { seq: 2 } })
})

test('a line of which the disk takes but a part is removed again, and is a failure', () => {
  const file = anyFile()
  const log = logOf()
  const audit = createAudit(settingsOf(file), log, jest.fn())
  const record = () => audit.record({ event: 'signed-in', user: '71001' }, request)
  record()
  const write = fs.writeSync
  const nearlyFull = jest.spyOn(fs, 'writeSync')
  nearlyFull.mockImplementationOnce((to, line) => write(to, String(line).slice(0, 10)))
  syncBuiltinESMExports()
  record()
  nearlyFull.mockRestore()
  syncBuiltinESMExports()
  record()
  audit.close()
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ event: 'signed-in' }), 'audit line not written'],
  ])
  expect(verifyChain(linesOf(file), '')).toMatchObject({ lines: 2, last: { seq: 2 } })
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64) Unknown/1.0', 'Linux'],
  [undefined, ''],
])('names the device of the user agent %j as %j', (userAgent, device) => {
  const file = anyFile()
  const audit = createAudit(settingsOf(file), logOf(), jest.fn())
  audit.record({ event: 'email-looked-up' }, { id: '', headers: { 'user-agent': userAgent } })
  audit.close()
  expect(JSON.parse(linesOf(file)[0] ?? '')).toMatchObject({ device })
})

test('only its owner may read the file, also after rotation', () => {
  const file = anyFile()
  const audit = createAudit(settingsOf(file), logOf(), jest.fn())
  renameSync(file, `${file}.1`)
  process.emit('SIGHUP')
  audit.close()
  for (const one of [`${file}.1`, file]) expect(statSync(one).mode & 0o777).toBe(0o600)
})

test('names an account alike in any spelling, and otherwise with another key', () => {
  const accountOf = (name: string, key = 'a') => {
    const settings = { ...settingsOf(''), AUDIT_KEY: key } as Config
    const audit = createAudit(settings, logOf(), jest.fn())
    audit.close()
    return audit.hmacNameOf(name)
  }
  expect(accountOf('maria.santos')).toMatch(/^[\w-]{16}$/)
  expect(accountOf(' Maria.Santos')).toBe(accountOf('maria.santos'))
  expect(accountOf('maria.santos', 'b')).not.toBe(accountOf('maria.santos'))
})

test('keeps writing to the rotated file where a new one cannot be opened', async () => {
  const file = anyFile()
  const stack = await startStack({ AUDIT_KEY: '', AUDIT_LOG: file })
  renameSync(file, `${file}.1`)
  mkdirSync(file)
  process.emit('SIGHUP')
  await stack.visitor().signIn(maria)
  expect(verifyChain(linesOf(`${file}.1`), '')).toMatchObject({ lines: 1 })
  expect(stack.log.join('')).toContain('audit log not reopened')
})

test('a log that cannot be opened is told by its setting, and without one SIGHUP opens none', () => {
  const error = jest.fn()
  const create = (file: string) =>
    createAudit(settingsOf(file), { error, warn: jest.fn() }, () => {})
  expect(() => create(join(anyFile(), 'audit.log'))).toThrow('  AUDIT_LOG: ENOENT')
  const audit = create('')
  process.emit('SIGHUP')
  audit.close()
  expect(error).not.toHaveBeenCalled()
})

test('SIGHUP does not end a gateway without AUDIT_LOG', async () => {
  const others = process.listenerCount('SIGHUP')
  const stack = await startStack({ AUDIT_LOG: '' })
  expect(process.listenerCount('SIGHUP')).toBe(others + 1)
  await stack.close()
  expect(process.listenerCount('SIGHUP')).toBe(others)
})
