import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { readContent } from '@gatehouse/contracts/portal/content'
import { signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'
import { password } from '../testing/visitor.ts'
import { createLog } from './log.ts'

test('logs one line per request, without secrets or addresses', async () => {
  const stack = await startStack()
  const visitor = stack.visitor()
  await visitor.send(startSignIn, { body: { identity: 'x', password: 'Canary-Password' } })
  await visitor.signIn('maria.santos@example.test')
  stack.fakes.world.faults.add({ operation: 'getContent', kind: 'garbage', times: 1 })
  await visitor.call(readContent, { params: { code: 'announcements' } })
  const code = visitor.passcode('maria.santos@example.test')
  const { headers } = stack.fakes.world.calls.list().at(-1) ?? {}
  const { session } = visitor
  await visitor.call(signOut)
  await stack.close()

  const log = stack.log.join('')
  const secrets = [
    ...['Canary-Password', password, code, session],
    ...['maria', headers?.jwtauthorization, headers?.authorization?.slice(7), headers?.timecode],
    ...['fake-client-secret', 'fake-service-password', 'fake-client-authorization'],
  ]
  for (const secret of secrets) {
    expect(secret).toBeTruthy()
    expect(log.includes(String(secret))).toBe(false)
  }
  const requests = stack.log.filter((line) => line.includes('"route"'))
  expect(requests).toHaveLength(5)
  const users = requests.map((line) => JSON.parse(line).user)
  // From the request that signed in to the one that signed out.
  expect(users).toEqual([undefined, undefined, users[2], users[2], users[2]])
  expect(users[2]).toMatch(/^[\w-]{12}$/)
  expect(JSON.parse(requests[3] ?? '')).toMatchObject({
    id: expect.stringMatching(/^\w{4}-\w{4}$/),
    route: '/api/content/:code',
    status: 502,
  })
  expect(log).toContain('getContent invalid-response not JSON')
})

test('logs the problem of an address that no endpoint has', async () => {
  const stack = await startStack()
  await (await fetch(`${stack.url}/api/nothing`)).text()
  await stack.close()
  const [line = ''] = stack.log.filter((one) => one.includes('"route"'))
  expect(JSON.parse(line)).toMatchObject({ route: 'unknown', status: 404, problem: 'not-found' })
})

test.each([
  ['exits', 'process.exit(3)'],
  ['fails', "setTimeout(() => { throw new Error('at the end') })"],
  ['ends', ''],
])('writes each line once of a process that %s', async (_how, end) => {
  const program = `
    import { createLog } from './bff/src/http/log.ts'
    const log = createLog('info')
    for (let n = 0; n < 1000; n++) log.info({ n })
    ${end}
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const lines = (await text(child.stdout)).trim().split('\n')
  // A block that is being written as the process ends may come after the last one.
  const numbers = lines.map((line) => Number(JSON.parse(line).n)).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 1000 }, (_, n) => n))
})

function linesOf(...entry: [fields: object, message?: string]) {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info(...entry)
  return lines.join('')
}

test.each(['password', 'passcode', 'token', 'jwt', 'authorization', 'cookie', 'headers', 'body'])(
  'redacts the field %s, up to two levels deep',
  (name) => {
    const secret = { [name]: 'canary' }
    for (const fields of [secret, { a: secret }, { a: { b: secret } }]) {
      expect(linesOf(fields)).not.toContain('canary')
      expect(linesOf(fields)).toContain(name)
    }
  },
)

test('logs name, message, code, stack and cause of an error, and nothing attached to it', () => {
  const cause = Object.assign(new RangeError('too far'), { payload: 'canary', code: 7 })
  const error = Object.assign(new TypeError('wrong', { cause }), {
    code: 'ERR_WRONG',
    claims: { sub: 'canary' },
  })
  const line = linesOf({ err: error }, 'failed')
  const { err, msg } = JSON.parse(line)
  expect([msg, err]).toEqual([
    'failed',
    {
      type: 'TypeError',
      message: 'wrong',
      code: 'ERR_WRONG',
      stack: error.stack,
      cause: { type: 'RangeError', message: 'too far', stack: cause.stack },
    },
  ])
  expect(line).not.toContain('canary')
})

function parseErrorOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

test('logs nothing of a text that is not JSON', () => {
  const line = linesOf(
    { err: new Error('wrong', { cause: parseErrorOf('Austin, Texas') }) },
    'failed',
  )
  expect(JSON.parse(line).err.cause).toMatchObject({ type: 'SyntaxError', message: 'not JSON' })
  expect(line).not.toContain('Austin')
})

test('logs a text that was thrown, and no other value', () => {
  expect(JSON.parse(linesOf({ err: 'down' }, 'failed')).err).toBe('down')
  expect(linesOf({ err: { reason: 'canary' } }, 'failed')).not.toContain('canary')
})

test('writes a line at the latest after a second', async () => {
  const program = `
    import { createLog } from './bff/src/http/log.ts'
    createLog('info').info('told')
    setInterval(() => {}, 1000)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const [line] = await once(child.stdout, 'data')
  child.kill()
  expect(String(line)).toContain('told')
})

test('logs why Redis refused a transaction', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const refused = new Error('OOM command not allowed')
  const cause = Object.assign(new Error('EXECABORT'), { previousErrors: [refused, refused] })
  log.error({ err: new Error('session-unavailable', { cause }) }, 'failed')
  const { err } = JSON.parse(lines.join(''))
  expect(err.cause.reasons).toEqual(['OOM command not allowed'])
})
