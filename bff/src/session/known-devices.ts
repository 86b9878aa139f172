import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import type { Hmac } from './hmac.ts'

const lifeSeconds = 180 * 24 * 3600

/**
 * Remembers from which browsers an account has been signed in to, so that strangers' failures lock
 * out strangers only. The cookie is a random name for the browser and tells nothing else.
 */
export interface KnownDevices {
  /** The device's name when it is known for the account; undefined for a stranger. */
  deviceIdIfKnown(request: FastifyRequest, account: string): Promise<string | undefined>
  /** `accounts`: every name under which tries against the account are counted. */
  remember(request: FastifyRequest, reply: FastifyReply, accounts: string[]): Promise<void>
}

export function createKnownDevices(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
  publicOrigin: string,
): KnownDevices {
  const secure = publicOrigin.startsWith('https:')
  const cookie = secure ? '__Host-gatehouse-device' : 'gatehouse-device'
  /** A name of our own making: nothing else is taken for one. */
  const nameOf = ({ cookies }: FastifyRequest) => /^[\w-]{22}$/.exec(cookies[cookie] ?? '')?.[0]
  const record = (device: string, account: string) =>
    recordKey('device', hmac('device', JSON.stringify([device, account.toLowerCase()])))

  return {
    async deviceIdIfKnown(request, account) {
      const device = nameOf(request)
      return device && (await keyValueStore.get(record(device, account))) ? device : undefined
    },
    async remember(request, reply, accounts) {
      const device = nameOf(request) ?? randomBytes(16).toString('base64url')
      for (const account of accounts)
        await keyValueStore.set(record(device, account), '1', lifeSeconds)
      reply.setCookie(cookie, device, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: lifeSeconds,
      })
    },
  }
}
