import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type SecondGateway, see, startSecondGateway } from './second-system/second-gateway.ts'

let gateway: SecondGateway
beforeAll(async () => {
  gateway = await startSecondGateway(({ identityOrigin }) => ({
    SIGN_IN: 'redirect',
    IDENTITY_PROVIDER_URL: identityOrigin,
    IDENTITY_CLIENT_ID: 'zephyr-web',
    IDENTITY_LOGIN_URL: `${identityOrigin}/u/enter?app={clientId}&continue_to={returnTo}&opaque={state}`,
    IDENTITY_LOGOUT_URL: `${identityOrigin}/u/leave?app={clientId}&then={returnTo}`,
    IDENTITY_JWKS_URL: `${identityOrigin}/oauth/keys`,
    IDENTITY_CLAIM: 'https://zephyr.example/login',
  }))
})
afterAll(() => gateway.close())

test('the identity provider of the system, with its own parameters and claim', async () => {
  const visitor = gateway.visitor()
  const toProvider = await visitor.visit('/api/sign-in/identity?to=/account')
  const atProvider = await fetch(toProvider, { redirect: 'manual' })
  const back = new URL(atProvider.headers.get('location') ?? '')
  expect(gateway.system.outside.at(-1)?.query.get('app')).toBe('zephyr-web')
  expect(await visitor.visit(back.pathname + back.search)).toBe('/?to=%2Faccount')
  expect((await see(visitor, readSession)).person).toMatchObject({ firstName: 'Tamsin' })
  expect(gateway.sent('POST User/Auth0/Login')?.body).toEqual({ identity: 'ZQ-ODUYA' })

  await see(visitor, signOut)
  const { body } = await gateway.sentLater('POST User/Auth0/Logout')
  expect(body).toEqual({ sessionToken: back.searchParams.get('session_token') })
  const leave = new URL(await visitor.visit('/api/sign-in/identity/leave'))
  expect(leave.pathname).toBe('/u/leave')
  expect(leave.searchParams.get('then')).toBe('http://portal.test/')
})
