import { readFileSync } from 'node:fs'
import { settings } from '@gatehouse/bff/settings/config'

const haproxy = readFileSync(new URL('../../bff/balancer/haproxy.cfg', import.meta.url), 'utf8')

/** Default of a numeric setting of the gateway. */
function settingOf(name: keyof typeof settings): number {
  return Number(settings[name].fallback)
}

/** Number in haproxy.cfg; throws if it is no longer there. */
function inHaproxy(pattern: RegExp): number {
  const [, value] = pattern.exec(haproxy) ?? []
  if (value === undefined) throw new Error(`haproxy.cfg has no ${pattern}`)
  return Number(value)
}

/** Sizes as shipped, from where they are set. */
export const shipped = {
  cacheSeconds: settingOf('CACHE_SECONDS'),
  idleMinutes: settingOf('SESSION_IDLE_MINUTES'),
  upstreamConcurrent: settingOf('UPSTREAM_CONCURRENT'),
  limitAddress: settingOf('LIMIT_ADDRESS'),
  lockMinutes: settingOf('LIMIT_LOCK_MINUTES'),
  gateways: new Set(haproxy.match(/\bGATEWAY_\d+\b/g)).size,
  /** Of an address in ten seconds. */
  rateLimit: inHaproxy(/RATE_LIMIT-(\d+)/),
  /** Of an address at a time. */
  connectionLimit: inHaproxy(/CONNECTION_LIMIT-(\d+)/),
  descriptors: inHaproxy(/fd-hard-limit (\d+)/),
} as const
