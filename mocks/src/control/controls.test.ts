import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createCaller } from '../client/caller.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

function get(path: string, accept = 'application/json'): Promise<Response> {
  return fetch(`${fakes.apiUrl}/__fakes/${path}`, { headers: { Accept: accept } })
}

function post(path: string, body: object = {}): Promise<Response> {
  return fetch(`${fakes.apiUrl}/__fakes/${path}`, { method: 'POST', body: JSON.stringify(body) })
}

function send(login: string) {
  return signInUpTo('passcode-sent', createCaller(fakes.apiUrl, login), async () => '')
}

test('the outbox lists newest first, and filters by address', async () => {
  await send('maria.santos@example.test')
  await send('chris.lee@example.test')
  await send('sam.ortiz@example.test')
  expect(await (await get('outbox')).json()).toMatchObject([
    { to: '+15125550142', channel: 'sms' },
    { to: 'chris.lee@example.test', channel: 'email' },
    { to: 'maria.santos@example.test', code: expect.stringMatching(/^\d{6}$/) },
  ])
  expect(await (await get('outbox?to=CHRIS.lee@example.test')).json()).toHaveLength(1)
  expect(await (await get('outbox?to=+15125550142')).json()).toHaveLength(1)
  expect(await (await get('outbox?to=lee')).json()).toEqual([])
})

test('the outbox is a page for browsers, and escapes its content', async () => {
  fakes.world.outbox.send({ to: 'x', channel: 'email', subject: '<b>', text: '"&' })
  const response = await get('outbox', 'text/html,*/*')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  const text = await response.text()
  expect(text).toContain('<h2>&lt;b&gt;</h2>')
  expect(text).not.toContain('<script')
  expect((await get('outbox?format=json', 'text/html')).headers.get('Content-Type')).toMatch(/json/)
  expect((await get('outbox', '*/*')).headers.get('Content-Type')).toMatch(/json/)
})

test('lists calls in order, without control routes', async () => {
  await send('maria.santos@example.test')
  expect(await (await get('calls')).json()).toMatchObject([
    { operation: 'authenticate', method: 'POST', path: '/Api/Account/Authenticate', status: 200 },
    {
      operation: 'getLoginId',
      headers: { clientauthorization: 'fake-client-authorization' },
      body: { Identity: 'maria.santos@example.test' },
      at: expect.stringMatching(/Z$/),
    },
  ])
  await fetch(`${fakes.apiUrl}/__fakes/calls`, { method: 'DELETE' })
  expect(await (await get('calls')).json()).toEqual([])
})

test('moves the clock forward and back', async () => {
  const read = async (body: object) => {
    const { now } = (await (await post('clock', body)).json()) as { now: string }
    return Date.parse(now) - Date.now()
  }
  expect(await read({ advanceSeconds: 3600 })).toBeGreaterThan(3_590_000)
  expect(await read({ reset: true })).toBeLessThan(1000)
  expect((await post('clock', { advance: 1 })).status).toBe(400)
})

test('replaces the content of a page until the next reset', async () => {
  expect((await post('content', { code: 'safety', items: [{ html: '<p>One</p>' }] })).status).toBe(
    204,
  )
  expect(fakes.world.content.get('safety')).toMatchObject([
    { contentItems: [{ html: '<p>One</p>', url: null }] },
  ])
  await post('reset')
  expect(JSON.stringify(fakes.world.content.get('safety'))).not.toContain('<p>One</p>')
  expect((await post('content', { code: 'safety', items: ['One'] })).status).toBe(400)
})

test('reset restores the initial state', async () => {
  const caller = await signInUpTo(
    'passcode-checked',
    createCaller(fakes.apiUrl, 'maria.santos@example.test'),
    readOutbox,
  )
  const { world } = fakes
  for (const person of world.people.list()) person.password = 'changed'
  world.faults.add({ operation: '*', kind: 'hang' })
  world.clock.advance(60)
  expect((await post('reset')).status).toBe(204)

  expect(world.calls.list()).toEqual([])
  expect(world.outbox.list()).toEqual([])
  expect(world.faults.list()).toEqual([])
  expect(world.clock.now() - Date.now()).toBeLessThan(1000)
  expect(world.people.findByLoginId('maria.santos')?.password).toBe('Gatehouse1!')
  expect(world.serviceTokens.isValid(caller.serviceToken)).toBe(false)
  expect(world.sessions.loginIdOf(caller.jwt)).toBeUndefined()
})

test('personas list sign-in data with unique ids', async () => {
  expect(await (await get('personas')).json()).toContainEqual({
    login: 'maria.santos@example.test',
    role: 'worker, brand staffmark',
    special: expect.any(String),
    password: 'Gatehouse1!',
  })
  expect(await (await get('personas', 'text/html')).text()).toContain('maria.santos@example.test')
  const ids = fakes.world.people.list().flatMap(({ id, loginId }) => [id, loginId])
  expect(new Set(ids).size).toBe(ids.length)
})

test('answers 404 to an unknown control route', async () => {
  expect((await get('anonymous')).status).toBe(404)
  expect(fakes.world.calls.list()).toEqual([])
})
