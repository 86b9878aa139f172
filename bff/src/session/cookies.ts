import type { Config } from '../settings/config.ts'

export interface Cookie {
  name: string
  attributes: {
    path: '/'
    httpOnly: true
    secure: boolean
    sameSite: 'lax' | 'none'
    partitioned?: true
    /** Seconds; without it the cookie ends with the browser session. */
    maxAge?: number
  }
}

const day = 24 * 3600

export type Cookies = ReturnType<typeof createCookies>

export function createCookies({
  PUBLIC_ORIGIN,
  HOST_ORIGINS,
}: Pick<Config, 'PUBLIC_ORIGIN' | 'HOST_ORIGINS'>) {
  const secure = PUBLIC_ORIGIN.startsWith('https:')
  // `__Host-` binds a cookie to this origin; plain http (development) cannot carry the prefix.
  const cookie = (name: string, attributes: Partial<Cookie['attributes']> = {}): Cookie => ({
    name: secure ? `__Host-${name}` : name,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'lax', ...attributes },
  })
  return {
    session: cookie('gatehouse'),
    device: cookie('gatehouse-device', { maxAge: 180 * day }),
    notices: cookie('gatehouse-notices', { maxAge: 365 * day }),
    // Lax, not strict: both must come along on the way back from the identity provider.
    identityState: cookie('gatehouse-state', { maxAge: 600 }),
    identityKnown: cookie('gatehouse-identity'),
    identityFailure: cookie('gatehouse-sign-in-failure', { maxAge: 600 }),
    // In a host page's frame the cookie is third-party: partitioned by that host.
    application: cookie(
      'gatehouse-application',
      secure && HOST_ORIGINS.length > 0 ? { sameSite: 'none', partitioned: true } : {},
    ),
  }
}
