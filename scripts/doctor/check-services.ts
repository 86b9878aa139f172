import { randomBytes } from 'node:crypto'
import { createVirusScanner } from '@gatehouse/bff/endpoints/virus-scanner'
import type { Config } from '@gatehouse/bff/settings/config'
import { createIdentityProvider } from '@gatehouse/bff/upstream/create-identity-provider'
import { createGeocoder } from '@gatehouse/bff/upstream/geocoder'
import { createKeySet } from '@gatehouse/bff/upstream/session-token-provider'
import { createVisitorLocator } from '@gatehouse/bff/upstream/visitor-locator'
import { CheckFailure, type Finding, notTried, ok, reasonOf, timed, wrong } from './finding.ts'

const scanMs = 5000

/** Scans a few bytes. */
export async function checkScanner({ UPLOAD_SCANNER: address }: Config): Promise<Finding> {
  const check = 'UPLOAD_SCANNER'
  if (!address) return ok(check, 'not used: uploads are not scanned')
  return timed(scanMs, async () => {
    try {
      const { outcome } = await createVirusScanner(address, scanMs)(Buffer.from('gatehouse doctor'))
      if (outcome === 'clean') return ok(check, 'gives verdicts')
      return wrong(check, 'finds a virus where there is none', 'Check its signatures.')
    } catch (error) {
      return wrong(check, (error as Error).message, 'Check the address, and that clamd runs.')
    }
  })
}

/** Its published keys, or with OpenID Connect what discovery tells. No sign-in. */
export async function checkIdentityProvider(config: Config): Promise<Finding[]> {
  const check = 'identity provider'
  if (config.SIGN_IN === 'passcode' || config.SIGN_IN === 'legacy')
    return [ok(check, `not used with SIGN_IN=${config.SIGN_IN}`)]
  const found = await timed(config.UPSTREAM_READ_MS, async () => {
    try {
      return ok(check, config.SIGN_IN === 'oidc' ? await discover(config) : await readKeys(config))
    } catch (error) {
      return wrong(check, reasonOf(error), 'Check the IDENTITY_ settings.')
    }
  })
  const secret = 'IDENTITY_CLIENT_ID and its secret: only a sign-in sends them'
  return found.result === 'wrong' ? [found] : [found, notTried(`${check} client`, secret)]
}

async function discover(config: Config): Promise<string> {
  const provider = await createIdentityProvider(config, () => {})
  const random = () => randomBytes(32).toString('base64url')
  const attempt = { state: random(), nonce: random(), verifier: random() }
  try {
    await provider?.loginAddress(attempt, config.PUBLIC_ORIGIN, false)
    return 'discovery finds its addresses'
  } finally {
    await provider?.close()
  }
}

async function readKeys(config: Config): Promise<string> {
  const { keySet, close } = createKeySet(config)
  await keySet
    .reload()
    .catch((error: { code?: string }) => {
      throw error.code === 'ERR_JOSE_GENERIC' ? new CheckFailure('no keys are published') : error
    })
    .finally(close)
  const { keys = [] } = keySet.jwks() ?? {}
  if (keys.length === 0) throw new CheckFailure('no keys are published')
  return `publishes ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`
}

/** A place in Austin, and a documentation network (RFC 5737). */
export async function checkThirdParties(config: Config): Promise<Finding[]> {
  const { GEOCODER_URL: geocoder, VISITOR_LOCATION_URL: locator } = config
  const remedy = 'Check the address, or leave it empty to do without.'
  const ask = (check: string, call: () => Promise<unknown>) =>
    timed(config.UPSTREAM_READ_MS, () =>
      call().then(
        () => ok(check, 'answers as expected'),
        (error: unknown) => wrong(check, reasonOf(error), remedy),
      ),
    )
  return Promise.all([
    ...(geocoder
      ? [ask('geocoder', () => createGeocoder(geocoder, config).postalCodeAt(30.27, -97.74))]
      : []),
    ...(locator
      ? [ask('visitor location', () => createVisitorLocator(locator, config)('203.0.113.0'))]
      : []),
  ])
}
