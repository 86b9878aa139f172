import { randomBytes } from 'node:crypto'
import { accountKey } from '@gatehouse/contracts/rules/account-key'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { namedRecord } from '../store/named-record.ts'
import type { Cookie } from './cookies.ts'
import type { Hmac } from './hmac.ts'

/**
 * Browsers from which an account has signed in: failures elsewhere must not lock out its owner. The
 * cookie holds a random device id.
 */
export interface KnownDevices {
  deviceIdIfKnown(request: FastifyRequest, account: string): Promise<string | undefined>
  /** `accounts`: every name under which attempts on the account are counted. */
  remember(request: FastifyRequest, reply: FastifyReply, accounts: string[]): Promise<void>
}

export function createKnownDevices(
  keyValueStore: KeyValueStore,
  hmac: Hmac,
  { name: cookie, attributes }: Cookie,
): KnownDevices {
  const deviceIdOf = ({ cookies }: FastifyRequest) => /^[\w-]{22}$/.exec(cookies[cookie] ?? '')?.[0]
  const recordOf = (device: string, account: string) => {
    const names = hmac.names('device', JSON.stringify([device, accountKey(account)]))
    return namedRecord(keyValueStore, 'device', names)
  }

  return {
    async deviceIdIfKnown(request, account) {
      const device = deviceIdOf(request)
      return device && (await recordOf(device, account).get()) ? device : undefined
    },
    async remember(request, reply, accounts) {
      const device = deviceIdOf(request) ?? randomBytes(16).toString('base64url')
      for (const account of accounts)
        await recordOf(device, account).set('1', attributes.maxAge ?? 0)
      reply.setCookie(cookie, device, attributes)
    },
  }
}
