import { compile } from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

/** Whether somebody who connects from this address is a proxy that is trusted. */
export type TrustsProxy = (address: string | undefined) => boolean

/** Whether a connection comes from a proxy that is trusted; `listed` is the setting TRUST_PROXY. */
export function trustedProxies(listed: string): TrustsProxy {
  if (listed === '') return () => false
  const trusts = compile(listed.split(','))
  const known = new LRUCache<string, boolean>({ max: 1000 })
  // It is asked several times for each request, and reading an address costs more than finding it.
  return (address = '') => {
    const trusted = known.get(address) ?? trusts(address, 0)
    known.set(address, trusted)
    return trusted
  }
}
