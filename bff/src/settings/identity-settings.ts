import { isHttpsOrLoopback } from './loopback.ts'

const discovered = [
  'IDENTITY_LOGIN_URL',
  'IDENTITY_LOGOUT_URL',
  'IDENTITY_JWKS_URL',
  'IDENTITY_AUDIENCE',
]

/** Errors of the identity provider's settings as a whole. */
export function identityErrors(config: Record<string, unknown>): string[] {
  const { SIGN_IN: mode } = config
  const missing = (...names: string[]) =>
    names
      .filter((name) => !config[name])
      .map((name) => `${name}: is required when SIGN_IN is ${mode}`)
  if (mode === 'redirect') return missing('IDENTITY_PROVIDER_URL', 'IDENTITY_CLIENT_ID')
  if (mode !== 'oidc') return []
  const issuer = config.IDENTITY_ISSUER || config.IDENTITY_PROVIDER_URL
  const url = URL.parse(String(issuer))
  const isIssuer = url && isHttpsOrLoopback(url) && !url.search && !url.hash
  const authentication = config.IDENTITY_CLIENT_AUTH
  return [
    ...(issuer ? [] : missing('IDENTITY_ISSUER')),
    ...(issuer && !isIssuer
      ? ['IDENTITY_ISSUER: must be an https address without a query when SIGN_IN is oidc']
      : []),
    ...missing('IDENTITY_CLIENT_ID'),
    ...(authentication === 'none' || config.IDENTITY_CLIENT_SECRET
      ? []
      : ['IDENTITY_CLIENT_SECRET: is required unless IDENTITY_CLIENT_AUTH is none']),
    ...discovered
      .filter((name) => config[name])
      .map((name) => `${name}: must be empty when SIGN_IN is oidc, which discovers it`),
  ]
}
