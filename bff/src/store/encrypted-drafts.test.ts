import { expect, jest, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCookies } from '../session/cookies.ts'
import { createHmacNames } from '../session/hmac.ts'
import { createDrafts } from './encrypted-drafts.ts'
import { createKeyValueStore, type KeyValueStore } from './key-value-store.ts'

const { application } = createCookies({
  PUBLIC_ORIGIN: 'http://portal.test',
  HOST_ORIGINS: [],
})
const cookieName = application.name
const hmac = createHmacNames('secret')

/** A slow key-value store that exposes its values. */
function slowStore() {
  const keyValueStore = createKeyValueStore(undefined)
  const stored = new Map<string, string>()
  const lives: number[] = []
  const slow: KeyValueStore = {
    ...keyValueStore,
    async get(name) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      return keyValueStore.get(name)
    },
    set(name, value, seconds) {
      stored.set(name, value)
      lives.push(seconds)
      return keyValueStore.set(name, value, seconds)
    },
  }
  return { keyValueStore: slow, stored, lives }
}

function browser() {
  const request = { cookies: {} as Record<string, string> }
  let cookiesSet = 0
  const reply = {
    setCookie(name: string, value: string, attributes: object) {
      cookiesSet++
      request.cookies[name] = value
      expect(attributes).toEqual(application.attributes)
    },
  }
  return {
    request: request as unknown as FastifyRequest,
    reply: reply as unknown as FastifyReply,
    cookiesSet: () => cookiesSet,
    cookie: () => request.cookies[cookieName] ?? '',
  }
}

test('sets one cookie for all drafts of a browser', async () => {
  const { request, reply, cookiesSet, cookie } = browser()
  const drafts = createDrafts(slowStore().keyValueStore, hmac, application, 3600)(request, reply)
  await drafts.create('a', { city: 'Austin' })
  await drafts.create('b', { city: 'Kyle' })
  expect([cookiesSet(), cookie()]).toEqual([1, expect.stringMatching(/^[\w-]{43}\.[\w-]{22}$/)])
  expect(await drafts.read('a')).toEqual({ city: 'Austin' })
  expect(await drafts.read('b')).toEqual({ city: 'Kyle' })
  await drafts.delete('a')
  expect(await drafts.read('a')).toBeUndefined()
})

test('stores neither plain input nor the cookie', async () => {
  const { keyValueStore, stored, lives } = slowStore()
  const { request, reply, cookie } = browser()
  await createDrafts(
    keyValueStore,
    hmac,
    application,
    3600,
  )(request, reply).create('a', {
    city: 'Austin',
  })
  const everything = JSON.stringify([...stored])
  expect(everything).not.toMatch(/Austin|city/)
  expect(everything).not.toContain(cookie())
  expect(lives).toEqual([3600])
})

test('serialises concurrent updates', async () => {
  const { request, reply } = browser()
  const drafts = createDrafts(slowStore().keyValueStore, hmac, application, 3600)(request, reply)
  await drafts.create('a', { count: 0 })
  const more = (draft: unknown) => ({ count: (draft as { count: number }).count + 1 })
  await Promise.all(Array.from({ length: 20 }, () => drafts.update('a', more)))
  expect(await drafts.read('a')).toEqual({ count: 20 })
})

test('leaves the draft unchanged and unlocked after a failed update', async () => {
  const { request, reply } = browser()
  const drafts = createDrafts(slowStore().keyValueStore, hmac, application, 3600)(request, reply)
  await drafts.create('a', 1)
  const fail = () => {
    throw new Error('no')
  }
  await expect(drafts.update('a', fail)).rejects.toThrow('no')
  await drafts.update('a', () => undefined)
  expect(await drafts.read('a')).toBe(1)
  await drafts.update('a', () => 2)
  expect(await drafts.read('a')).toBe(2)
})

test('finds nothing under the former id once it is renewed', async () => {
  const { request, reply, cookie } = browser()
  const drafts = createDrafts(slowStore().keyValueStore, hmac, application, 3600)(request, reply)
  await drafts.create('a', 1)
  const former = cookie()
  drafts.renew()
  expect(await drafts.read('a')).toBeUndefined()
  await drafts.create('b', 2)
  expect(cookie()).not.toBe(former)
})

test('a change signs a cookie anew whose key is an older one', async () => {
  const { keyValueStore } = slowStore()
  const { request, reply, cookie, cookiesSet } = browser()
  const under = (...keys: [string, ...string[]]) =>
    createDrafts(keyValueStore, createHmacNames(...keys), application, 3600)(request, reply)
  await under('secret').create('a', 1)
  const former = cookie()
  const drafts = under('new key', 'secret')
  expect([await drafts.read('a'), cookiesSet()]).toEqual([1, 1])
  for (const value of [2, 3]) await drafts.update('a', () => value)
  expect([cookie() === former, cookiesSet()]).toEqual([false, 2])
  expect(await under('new key').read('a')).toBe(3)
})

const unsigned = 'x'.repeat(43)
const signedForAnotherPurpose = `${unsigned}.${hmac.name('id drafts', unsigned)}`
test.each(['', '../../x', unsigned, signedForAnotherPurpose])(
  'ignores a cookie like %j',
  async (value) => {
    const { request, reply, cookie } = browser()
    request.cookies[cookieName] = value
    const drafts = createDrafts(slowStore().keyValueStore, hmac, application, 3600)(request, reply)
    expect(await drafts.read('a')).toBeUndefined()
    const change = jest.fn(() => undefined)
    await drafts.update('a', change)
    expect(change.mock.calls).toEqual([[undefined]])
    await drafts.create('a', 1)
    expect(cookie()).not.toBe(value)
  },
)
