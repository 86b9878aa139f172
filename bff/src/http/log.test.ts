import { spawn } from 'node:child_process'
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

test('redacts secrets by name', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.info({ password: 'p1', body: { x: 'p2' }, deep: { token: 'p3', deeper: { jwt: 'p4' } } })
  expect(lines.join('')).not.toMatch(/p[1-4]/)
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
