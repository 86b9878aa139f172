import type { IncomingMessage, Server } from 'node:http'
import type { AddressMatcher } from './address-matcher.ts'

const header = 'x-forwarded-for'

/**
 * Reduces the X-Forwarded-For of a trusted proxy to bare addresses. Some proxies add the port
 * (Azure Application Gateway, IIS ARR), with which each connection would have rate limits of its own.
 */
export function normalizeForwardedFor(server: Server, trusts: AddressMatcher) {
  server.prependListener('request', ({ headers, socket }: IncomingMessage) => {
    const hops = headers[header]
    if (typeof hops === 'string' && trusts(socket.remoteAddress))
      headers[header] = hops.split(',').map(bareAddress).join(', ')
  })
}

/** Of `203.0.113.7:51234` or `"[2001:db8::1]:4711"`; anything else stays as it is. */
export function bareAddress(hop: string): string {
  const [, version6, version4] = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?"?$/.exec(hop.trim()) ?? []
  return version6 ?? version4 ?? hop.trim()
}
