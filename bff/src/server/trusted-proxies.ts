import { compile } from '@fastify/proxy-addr'

/** Whether somebody who connects from this address is a proxy that is trusted. */
export type Trusts = (address: string | undefined) => boolean

/** Whether a connection comes from a proxy that is trusted; `listed` is the setting TRUST_PROXY. */
export function trustedProxies(listed: string): Trusts {
  if (listed === '') return () => false
  const trusts = compile(listed.split(','))
  return (address) => trusts(address ?? '', 0)
}
