import { beforeEach, expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createKeyValueStore } from '../store/key-value-store.ts'
import { createCookies } from './cookies.ts'
import { createHmacNames } from './hmac.ts'
import { createKnownDevices, type KnownDevices } from './known-devices.ts'
import { createKnownIdentities } from './known-identities.ts'

const day = 24 * 3600
const hmac = createHmacNames('secret')
const { device: cookie } = createCookies({ PUBLIC_ORIGIN: 'http://portal.test', HOST_ORIGINS: [] })

let devices: KnownDevices
let stored: { text: string; seconds: number }[]
let watched: ReturnType<typeof createKeyValueStore>

beforeEach(() => {
  const store = createKeyValueStore(undefined)
  stored = []
  watched = {
    ...store,
    set(key, value, seconds) {
      stored.push({ text: key + value, seconds })
      return store.set(key, value, seconds)
    },
  }
  devices = createKnownDevices(watched, hmac, cookie)
})

function browser(value?: string) {
  const cookies: Record<string, string> = value === undefined ? {} : { [cookie.name]: value }
  const set: unknown[] = []
  const reply = {
    setCookie(name: string, text: string, attributes: unknown) {
      cookies[name] = text
      set.push([name, attributes])
    },
  }
  return {
    request: { cookies } as unknown as FastifyRequest,
    reply: reply as unknown as FastifyReply,
    id: () => cookies[cookie.name] ?? '',
    set,
  }
}

test('a device is known for the accounts that signed in on it, for 180 days', async () => {
  const { request, reply, id, set } = browser()
  await devices.remember(request, reply, ['maria.santos', 'maria@example.test'])
  expect(set).toEqual([[cookie.name, cookie.attributes]])
  expect(stored.map(({ seconds }) => seconds)).toEqual([180 * day, 180 * day])
  expect(stored.map(({ text }) => text).join()).not.toMatch(/maria/)
  for (const account of ['maria.santos', ' Maria@Example.test'])
    expect(await devices.deviceIdIfKnown(request, account)).toBe(id())
  expect(await devices.deviceIdIfKnown(request, 'dana.wolf')).toBeUndefined()
  expect(await devices.deviceIdIfKnown(browser().request, 'maria.santos')).toBeUndefined()
})

test('the next sign-in keeps the id of the device, and renews its cookie', async () => {
  const { request, reply, id, set } = browser()
  await devices.remember(request, reply, ['maria.santos'])
  const first = id()
  await devices.remember(request, reply, ['dana.wolf'])
  expect([id(), set.length]).toEqual([first, 2])
  expect(await devices.deviceIdIfKnown(request, 'maria.santos')).toBe(first)
})

test.each(['', 'short', 'x'.repeat(23), `${'x'.repeat(21)} `])(
  'a cookie like %j is no id of a device',
  async (value) => {
    const { request, reply, id } = browser(value)
    await devices.remember(request, reply, ['maria.santos'])
    expect(id()).toMatch(/^[\w-]{22}$/)
    expect(id()).not.toBe(value)
  },
)

test('the login id of an identity is known for 90 days', async () => {
  const identities = createKnownIdentities(watched, hmac)
  await identities.remember(' Maria@Example.test', 'Maria.Santos ')
  expect(stored.map(({ seconds }) => seconds)).toEqual([90 * day])
  for (const identity of ['maria@example.test', 'MARIA@example.test '])
    expect(await identities.accountOf(identity)).toBe('maria.santos')
  expect(await identities.accountOf(' Dana@example.test')).toBe('dana@example.test')
})
