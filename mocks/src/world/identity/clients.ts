import { fakeCredentials } from '../../credentials.ts'

/** Registered with the OpenID provider. */
export interface Client {
  id: string
  authentication: 'client_secret_basic' | 'client_secret_post' | 'none'
  redirectUris: string[]
  postLogoutRedirectUris: string[]
}

const authenticationById: Record<string, Client['authentication']> = {
  [fakeCredentials.identityClientId]: 'client_secret_basic',
  'gatehouse-portal-post': 'client_secret_post',
  'gatehouse-portal-public': 'none',
}

export function findClient(id: string | null, portalUrl: string): Client | undefined {
  const authentication = authenticationById[id ?? '']
  if (id === null || authentication === undefined) return undefined
  const redirectUris = [`${portalUrl}/api/sign-in/identity/return`]
  const postLogoutRedirectUris = [`${portalUrl}/`, `${portalUrl}/api/sign-in/identity`]
  return { id, authentication, redirectUris, postLogoutRedirectUris }
}
