import { compile } from '@fastify/proxy-addr'

/**
 * The network that one client controls: an IPv4 address, or the /64 of an IPv6 address, within which
 * a client may choose any of 2⁶⁴ addresses.
 */
export function networkOf(address: string): string {
  const version4 = version4Of(address)
  return version4 ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

const isPrivate = compile(['loopback', 'linklocal', 'uniquelocal'])

/** First address of the /24, or the /48 in IPv6, which many clients share; undefined for private ones. */
export function coarseNetworkOf(address: string): string | undefined {
  const [bare = ''] = address.split('%')
  const version4 = version4Of(bare)
  if (isPrivate(version4 ?? bare, 0)) return undefined
  return version4?.replace(/\d+$/, '0') ?? `${groupsOf(bare).slice(0, 3).join(':')}::`
}

function version4Of(address: string): string | undefined {
  if (!address.includes(':')) return address
  return /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1]
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::')
  const [first = [], last = []] = [head, tail].map((groups) => groups.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16))
}
