import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What goes along with a request from the first proxy to the last system. */
export const requestIdHeader = 'x-request-id'

/**
 * A request's id, and the reference a person reads to support: "7KQ2-M9XD". A proxy that is trusted
 * may have given one already; anybody else's is not taken.
 */
export function requestIds(trusts: (address: string | undefined) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const wellFormed = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return wellFormed && trusts(socket.remoteAddress) ? given : makeRequestId()
  }
}

export function makeRequestId(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
