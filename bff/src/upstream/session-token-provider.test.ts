import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { readConfig } from '../settings/config.ts'
import { createSessionTokenProvider } from './session-token-provider.ts'

const attempt = { state: 'state', nonce: '', verifier: '' }

function providerAt(address: string, settings: Record<string, string> = {}) {
  return createSessionTokenProvider(
    readConfig({
      ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1', identityUrl: 'http://127.0.0.1:1' }),
      PORTAL_DIR: new URL('../testing/portal', import.meta.url).pathname,
      SIGN_IN: 'redirect',
      IDENTITY_PROVIDER_URL: address,
      IDENTITY_CLIENT_ID: 'a portal',
      ...settings,
    }),
  )
}

test.each([
  ['https://id.example.test', 'https://id.example.test'],
  ['https://id.example.test/', 'https://id.example.test'],
  ['https://id.example.test/tenant', 'https://id.example.test/tenant'],
  ['https://id.example.test/tenant/', 'https://id.example.test/tenant'],
])('leads to the pages below %s', async (address, base) => {
  const provider = providerAt(address)
  const [there, back] = [
    await provider.loginAddress(attempt, 'https://portal.test/back', false),
    await provider.logoutAddress('https://portal.test/', undefined, true),
  ]
  await provider.close()
  expect(there).toBe(
    `${base}/authorize?response_type=code&client_id=a%20portal&redirect_uri=https%3A%2F%2Fportal.test%2Fback&state=state`,
  )
  expect(back).toBe(`${base}/v2/logout?client_id=a%20portal&returnTo=https%3A%2F%2Fportal.test%2F`)
})
