import { compile } from '@fastify/proxy-addr'
import { LRUCache } from 'lru-cache'

export type AddressMatcher = (address: string | undefined) => boolean

/** `networks` is a comma list of addresses and networks (settings/setting.ts). */
export function createAddressMatcher(networks: string): AddressMatcher {
  if (networks === '') return () => false
  const matches = compile(networks.split(','))
  const cache = new LRUCache<string, boolean>({ max: 1000 })
  // Called several times per request, and parsing an address costs more than a lookup.
  return (address = '') => {
    const matched = cache.get(address) ?? matches(address, 0)
    cache.set(address, matched)
    return matched
  }
}
