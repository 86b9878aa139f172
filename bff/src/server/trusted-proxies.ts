import { compile } from '@fastify/proxy-addr'

/** Whether a connection comes from a proxy that is trusted; `listed` is the setting TRUST_PROXY. */
export function trustedProxies(listed: string): (address: string | undefined) => boolean {
  if (listed === '') return () => false
  const trusts = compile(listed.split(','))
  return (address) => trusts(address ?? '', 0)
}
