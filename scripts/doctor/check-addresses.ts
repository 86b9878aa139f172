import type { Config } from '@gatehouse/bff/settings/config'
import { isHttpsOrLoopback, isLoopback } from '@gatehouse/bff/settings/loopback'
import { type Finding, ok, warning, withTime, wrong } from './finding.ts'
import { type Certificate, type Probe, probe } from './probe.ts'

const dayMs = 86_400_000
const expiresSoonDays = 30
/** Tokens of an identity provider are refused beyond. */
const mostSkewSeconds = 30
const noticeableSkewSeconds = 5

/** Connection, certificate and clock of every host that the gateway calls, and of its own address. */
export async function checkAddresses(config: Config): Promise<Finding[]> {
  const addresses = addressesOf(config)
  const found = await Promise.all(
    addresses.map(async ({ setting, url, isOwn, hasTokens }) => {
      const isDirect = isOwn || setting === 'OTEL_EXPORTER_OTLP_ENDPOINT'
      const result = await probe(
        url,
        config.UPSTREAM_READ_MS,
        isDirect ? undefined : config.UPSTREAM_PROXY,
      )
      return [
        withTime(
          judgeConnection(setting, url, result, isOwn === true),
          result.ms,
          config.UPSTREAM_READ_MS,
        ),
        ...(result.certificate ? [judgeCertificate(setting, result.certificate, result.at)] : []),
        ...(hasTokens && result.date ? [judgeClock(setting, result.date, result.at)] : []),
      ]
    }),
  )
  return [...found.flat(), ...judgeOrigin(config)]
}

/** Behind TLS browsers send an origin with https, which is not this one. */
function judgeOrigin({ PUBLIC_ORIGIN: origin }: Config): Finding[] {
  if (isHttpsOrLoopback(new URL(origin))) return []
  const says = `${origin} is not https: its cookies are not Secure, and behind https every write answers 403`
  return [warning('PUBLIC_ORIGIN', says, 'Set the https address that browsers show.')]
}

interface Address {
  setting: string
  url: URL
  isOwn?: true
  /** Its tokens expire by its clock. */
  hasTokens?: boolean
}

function addressesOf(config: Config): Address[] {
  const identity = config.IDENTITY_ISSUER || config.IDENTITY_PROVIDER_URL
  const usesIdentity = config.SIGN_IN === 'redirect' || config.SIGN_IN === 'oidc'
  const given: [string, string | URL | undefined][] = [
    ['UPSTREAM_API_URL', config.UPSTREAM_API_URL],
    ['PAYROLL_URL', config.PAYROLL_URL],
    ['identity provider', usesIdentity ? identity : undefined],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', config.OTEL_EXPORTER_OTLP_ENDPOINT],
    ['GEOCODER_URL', config.GEOCODER_URL],
    ['VISITOR_LOCATION_URL', config.VISITOR_LOCATION_URL],
  ]
  const upstreams = given.flatMap(([setting, address]): Address[] => {
    const url = address ? URL.parse(String(address)) : null
    const hasTokens = setting === 'UPSTREAM_API_URL' || setting === 'identity provider'
    return url ? [{ setting, url, hasTokens }] : []
  })
  const own = new URL(config.PUBLIC_ORIGIN)
  // The gateway itself may be stopped; behind TLS the balancer answers.
  const isBehindTls = own.protocol === 'https:'
  return isBehindTls
    ? [...upstreams, { setting: 'PUBLIC_ORIGIN', url: own, isOwn: true }]
    : upstreams
}

function judgeConnection(setting: string, url: URL, { failure }: Probe, isOwn: boolean): Finding {
  const { host, hostname, protocol } = url
  if (failure) {
    const says = `${host} cannot be reached: ${failure}`
    const remedy = `Check ${setting}, its name in DNS, the firewall and the proxy.`
    return isOwn ? warning(setting, says, remedy) : wrong(setting, says, remedy)
  }
  if (protocol === 'http:' && !isLoopback(hostname))
    return warning(setting, `${host} is called without TLS`, 'Use https, or a private network.')
  return ok(setting, `${host} answers`)
}

export function judgeCertificate(
  setting: string,
  { error, validTo }: Certificate,
  now: Date,
): Finding {
  const check = `${setting} certificate`
  const until = validTo.toISOString().slice(0, 10)
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  if (days < 0) return wrong(check, `expired on ${until}`, 'The host must renew it.')
  if (error) return wrong(check, error, remedyOf(error))
  if (days < expiresSoonDays)
    return warning(check, `expires on ${until}, in ${days} days`, 'The host must renew it.')
  return ok(check, `valid until ${until}`)
}

function remedyOf(error: string): string {
  if (error === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'It is for other names: correct the address, or the host its certificate.'
  if (/SELF_SIGNED|ISSUER|UNABLE_TO_VERIFY/.test(error))
    return 'Set NODE_EXTRA_CA_CERTS to the certificate of its issuer, or let the host send its whole chain. Node reads it from its environment, not from the file of --config.'
  return 'The host must replace it.'
}

export function judgeClock(setting: string, theirs: Date, ours: Date): Finding {
  const check = `${setting} clock`
  const seconds = Math.round((theirs.getTime() - ours.getTime()) / 1000)
  const says = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} ours`
  const remedy = 'Synchronise the clock of this machine, or tell the host.'
  if (Math.abs(seconds) > mostSkewSeconds) return wrong(check, says, remedy)
  if (Math.abs(seconds) > noticeableSkewSeconds) return warning(check, says, remedy)
  return ok(check, 'agrees with ours')
}
