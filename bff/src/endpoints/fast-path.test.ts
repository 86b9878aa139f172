import { signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readContent } from '@gatehouse/contracts/portal/content'
import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Sessions } from '../session/session-store.ts'
import { ReplyCache } from '../store/reply-cache.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'
import { callerKey, createFastPath } from './fast-path.ts'

const announcements = { params: { code: 'announcements' } } as const
let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const callsOf = (operation: string) =>
  stack.operationsCalled().filter((name) => name === operation).length

/** Reads three times: by the full path, from the cache, and by the fast path. */
async function readThrice(visitor: Visitor) {
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await visitor.call(readContent, announcements)).status)
  expect(statuses).toEqual([200, 200, 200])
}

/** Another tab of the browser, whose cookie stays what it is. */
const tabOf = (visitor: Visitor) => Object.assign(stack.visitor(), { cookie: visitor.cookie })

test('replies with the bytes and headers of the full path', async () => {
  const visitor = await stack.signIn('maria.santos')
  const replies = []
  for (let i = 0; i < 3; i++) {
    const response = await visitor.fetch(readContent, announcements)
    const headers = [...response.headers].filter(([name]) => name !== 'date')
    replies.push([response.status, await response.text(), headers])
  }
  expect(replies).toEqual([replies[0], replies[0], replies[0]])
  expect(callsOf('getContent')).toBe(1)
  const etag = (await visitor.fetch(readContent, announcements)).headers.get('etag') ?? ''
  const headers = { 'if-none-match': etag }
  const unchanged = await visitor.fetch(readContent, { ...announcements, headers })
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
})

test('knows no session that was signed out, ended elsewhere or made up', async () => {
  const [first, second] = [await stack.signIn('maria.santos'), await stack.signIn('maria.santos')]
  await readThrice(first)
  await readThrice(second)
  const [tab, other] = [tabOf(first), tabOf(second)]
  await first.call(signOutOtherSessions)
  expect((await other.call(readContent, announcements)).problem.code).toBe('not-signed-in')
  expect((await tab.call(readContent, announcements)).status).toBe(200)
  await first.call(signOut)
  for (const cookie of [tab.cookie, '', `gatehouse=${'x'.repeat(43)}`, 'gatehouse=x']) {
    const { status } = await Object.assign(stack.visitor(), { cookie }).call(
      readContent,
      announcements,
    )
    expect([cookie.length, status]).toEqual([cookie.length, 401])
  }
})

test('serves a chosen company from its own entries', async () => {
  const dana = await stack.signIn('dana.wolf')
  for (const [code, calls] of [
    ['arna', 1],
    ['prostaff', 2],
    ['arna', 3],
  ] as const) {
    await dana.call(chooseCompany, { body: { code } })
    await readThrice(dana)
    // A write invalidates all that is cached for its caller.
    expect([code, callsOf('getContent')]).toEqual([code, calls])
  }
})

test('serves public reads without a session, and validates an address first', async () => {
  const visitor = stack.visitor()
  const query = { brands: 'staffmark' }
  const texts = []
  for (let i = 0; i < 3; i++) texts.push(await (await visitor.fetch(searchJobs, { query })).text())
  expect(new Set(texts).size).toBe(1)
  for (let i = 0; i < 2; i++) {
    const { problem } = await visitor.send(searchJobs, { query: { page: '-1' } })
    expect(problem.code).toBe('invalid-input')
  }
})

test('replies before the session plugin, and leaves what it does not know to it', async () => {
  const sessions = {
    findCaller: (id: string, done) =>
      done(id === 'a'.repeat(43) ? { userId: 'u', brand: 'arna' } : undefined),
  } as Pick<Sessions, 'findCaller'> as Sessions
  const cache = new ReplyCache({ maxBytes: 1e6, freshMs: 1e6, staleMs: 0, onOutcome() {} })
  const cacheVersions = { peek: () => '7', current: async () => '7', bump: async () => {} }
  const fastPath = createFastPath({ cache, cacheVersions, sessions }, {
    name: 'gatehouse',
  } as never)
  const key = callerKey({ userId: 'u', brand: 'arna' }, '7', '["x"]')
  const load = async () => ({ content: '{}', cacheable: true })
  await cache.read(key, { staleIfError: false, load }, new AbortController().signal)
  fastPath.remember('/x', { endpoint: readContent, partsKey: '["x"]', headers: {} })

  const outcomeOf = (cookie: string, url = '/x', method = 'GET') => {
    let outcome = ''
    const reply = {
      headers: () => reply,
      type: () => reply,
      header: () => reply,
      send() {
        outcome = 'sent'
      },
    }
    const request = { raw: { method, url }, headers: { cookie } } as unknown as FastifyRequest
    fastPath.onRequest(request, reply as unknown as FastifyReply, () => {
      outcome = 'full'
    })
    return outcome
  }
  const id = 'a'.repeat(43)
  expect(outcomeOf(`gatehouse=${id}`)).toBe('sent')
  expect(outcomeOf(`x=1;gatehouse=${id}; y=2`)).toBe('sent')
  expect(outcomeOf(`gatehouse=${id}`, '/y')).toBe('full')
  expect(outcomeOf(`gatehouse=${id}`, '/x', 'HEAD')).toBe('full')
  // The first cookie of the name counts, as for the plugin.
  expect(outcomeOf(`gatehouse=z; gatehouse=${id}`)).toBe('full')
  expect(outcomeOf(`xgatehouse=${id}`)).toBe('full')
  expect(outcomeOf(`gatehouse=${'b'.repeat(43)}`)).toBe('full')
})
