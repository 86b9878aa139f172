import type { World } from '../../../world/world.ts'

/** OpenID Connect Discovery 1.0. */
export function metadataOf({ addresses: { identityUrl }, identity }: World): object {
  const metadata = {
    issuer: identityUrl,
    authorization_endpoint: `${identityUrl}/oauth2/authorize`,
    token_endpoint: `${identityUrl}/oauth2/token`,
    jwks_uri: `${identityUrl}/oauth2/keys`,
    end_session_endpoint: `${identityUrl}/oauth2/logout`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    scopes_supported: ['openid', 'profile', 'email'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    ...identity.openId.changes().metadata,
  }
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null))
}
