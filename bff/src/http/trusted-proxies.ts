import { compile } from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

export type TrustsProxy = (address: string | undefined) => boolean

/** `addresses` is the setting TRUST_PROXY: a comma list of addresses and networks. */
export function trustedProxies(addresses: string): TrustsProxy {
  if (addresses === '') return () => false
  const trusts = compile(addresses.split(','))
  const cache = new LRUCache<string, boolean>({ max: 1000 })
  // Called several times per request, and parsing an address costs more than a lookup.
  return (address = '') => {
    const trusted = cache.get(address) ?? trusts(address, 0)
    cache.set(address, trusted)
    return trusted
  }
}
