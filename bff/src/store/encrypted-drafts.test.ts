import { expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCookies } from '../session/cookies.ts'
import { createDrafts } from './encrypted-drafts.ts'
import { createKeyValueStore, type KeyValueStore } from './key-value-store.ts'

const { application } = createCookies({
  PUBLIC_ORIGIN: 'http://portal.test',
  HOST_ORIGINS: [],
})
const cookieName = application.name

/** A shelf that shows what is on it, and takes its time. */
function watched() {
  const keyValueStore = createKeyValueStore(undefined)
  const kept = new Map<string, string>()
  const slow: KeyValueStore = {
    ...keyValueStore,
    async get(name) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      return keyValueStore.get(name)
    },
    set(name, value, seconds) {
      kept.set(name, value)
      return keyValueStore.set(name, value, seconds)
    },
  }
  return { keyValueStore: slow, kept }
}

function browser() {
  const request = { cookies: {} as Record<string, string> }
  let given = 0
  const reply = {
    setCookie(name: string, value: string) {
      given++
      request.cookies[name] = value
    },
  }
  return {
    request: request as unknown as FastifyRequest,
    reply: reply as unknown as FastifyReply,
    given: () => given,
    cookie: () => request.cookies[cookieName] ?? '',
  }
}

test('sets one cookie for all drafts of a browser', async () => {
  const drafts = createDrafts(watched().keyValueStore, application, 3600)
  const { request, reply, given, cookie } = browser()
  await drafts.create(request, reply, 'a', { city: 'Austin' })
  await drafts.create(request, reply, 'b', { city: 'Kyle' })
  expect([given(), cookie()]).toEqual([1, expect.stringMatching(/^[\w-]{43}$/)])
  expect(await drafts.read(request, 'a')).toEqual({ city: 'Austin' })
  expect(await drafts.read(request, 'b')).toEqual({ city: 'Kyle' })
  await drafts.delete(request, 'a')
  expect(await drafts.read(request, 'a')).toBeUndefined()
})

test('stores neither plain input nor the cookie', async () => {
  const { keyValueStore, kept } = watched()
  const { request, reply, cookie } = browser()
  await createDrafts(keyValueStore, application, 3600).create(request, reply, 'a', {
    city: 'Austin',
  })
  const everything = JSON.stringify([...kept])
  expect(everything).not.toMatch(/Austin|city/)
  expect(everything).not.toContain(cookie())
})

test('serialises concurrent updates', async () => {
  const drafts = createDrafts(watched().keyValueStore, application, 3600)
  const { request, reply } = browser()
  await drafts.create(request, reply, 'a', { count: 0 })
  const more = (kept: unknown) => ({ count: (kept as { count: number }).count + 1 })
  await Promise.all(Array.from({ length: 20 }, () => drafts.update(request, 'a', more)))
  expect(await drafts.read(request, 'a')).toEqual({ count: 20 })
})

test('leaves the draft unchanged and unlocked after a failed update', async () => {
  const drafts = createDrafts(watched().keyValueStore, application, 3600)
  const { request, reply } = browser()
  await drafts.create(request, reply, 'a', 1)
  const fail = () => {
    throw new Error('no')
  }
  await expect(drafts.update(request, 'a', fail)).rejects.toThrow('no')
  await drafts.update(request, 'a', () => undefined)
  expect(await drafts.read(request, 'a')).toBe(1)
  await drafts.update(request, 'a', () => 2)
  expect(await drafts.read(request, 'a')).toBe(2)
})

test.each(['', 'short', '../../x', 'x'.repeat(44)])('ignores a cookie like %j', async (value) => {
  const drafts = createDrafts(watched().keyValueStore, application, 3600)
  const { request, reply, cookie } = browser()
  request.cookies[cookieName] = value
  expect(await drafts.read(request, 'a')).toBeUndefined()
  await drafts.create(request, reply, 'a', 1)
  expect(cookie()).not.toBe(value)
})
