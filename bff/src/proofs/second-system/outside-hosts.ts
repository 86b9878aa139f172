import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Reply, type Routes } from './listener.ts'

const page = (text: string) => new Reply(200, 'Text/HTML; Charset=UTF-8', text)

/** The payroll host: sign-in form, pages as text, and one that refuses. */
export function payrollPages(): Routes {
  return {
    'POST psp/signon/{page}': ({ body, params }) =>
      'xxUserID' in body && 'xxUserKey' in body ? page(`<h1>${params.page}</h1>`) : page('Denied'),
    'GET psp/{page}': ({ params }) =>
      page(params.page === 'W2_FORMS' ? 'You are not authorized for this page' : `${params.page}`),
  }
}

/** An identity provider whose addresses, parameters and claim are its own. */
export async function identityProvider(issuer: () => string, loginId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'z-1', alg: 'RS256', use: 'sig' }
  const sign = () =>
    new SignJWT({ 'https://zephyr.example/login': loginId })
      .setProtectedHeader({ alg: 'RS256', kid: 'z-1' })
      .setIssuer(issuer())
      .setAudience('zephyr-web')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const routes: Routes = {
    'GET oauth/keys': () => ({ keys: [key] }),
    'GET u/enter': async ({ query }) => {
      const back = new URL(query.get('continue_to') ?? '')
      back.searchParams.set('session_token', await sign())
      back.searchParams.set('state', query.get('opaque') ?? '')
      return new Reply(302, '', '', { LOCATION: back.href })
    },
    'GET u/leave': ({ query }) =>
      new Reply(302, '', '', { LOCATION: query.get('then') ?? issuer() }),
  }
  return routes
}
