import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from '@gatehouse/contracts/request-headers'
import type { AddressMatcher } from './address-matcher.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Request id, also the reference that users read to support: "7KQ2-M9XD". Only a trusted proxy may
 * set it.
 */
export function requestIds(trusts: AddressMatcher) {
  return ({ headers, socket }: IncomingMessage): string => {
    const received = headers[requestIdHeader]
    const wellFormed = typeof received === 'string' && /^[\w-]{8,64}$/.test(received)
    return wellFormed && trusts(socket.remoteAddress) ? received : makeRequestId()
  }
}

const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second))
const randomPair = () => pairs[Math.floor(Math.random() * pairs.length)]

/** Not a secret, so Math.random: cheap, and unique enough among the log lines of some days. */
export function makeRequestId(): string {
  return `${randomPair()}${randomPair()}-${randomPair()}${randomPair()}`
}
