import type { IncomingMessage } from 'node:http'
import type { TrustsProxy } from './trusted-proxies.ts'

/** Letters and digits that are not mistaken for one another when read out on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What goes along with a request from the first proxy to the last system. */
export const requestIdHeader = 'x-request-id'

/**
 * A request's id, and the reference a person reads to support: "7KQ2-M9XD". A proxy that is trusted
 * may have given one already; anybody else's is not taken.
 */
export function requestIds(trusts: TrustsProxy) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader]
    const wellFormed = typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
    return wellFormed && trusts(socket.remoteAddress) ? given : makeRequestId()
  }
}

/** No secret: it has to differ from others of these days, and to be made for every request. */
export function makeRequestId(): string {
  let id = ''
  for (let i = 0; i < 8; i++) {
    if (i === 4) id += '-'
    id += alphabet[Math.floor(Math.random() * alphabet.length)]
  }
  return id
}
