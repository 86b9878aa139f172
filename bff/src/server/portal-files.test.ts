import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ PRODUCT_NAME: 'Sam & "Co"', SUPPORT_PHONE: '1-800-555-0100' })
})
afterAll(() => stack.close())

test('each page carries a nonce of its own, the same in policy and markup', async () => {
  const nonces = new Set<string>()
  for (const address of ['/', '/announcements', '/nowhere/at/all']) {
    const response = await fetch(stack.url + address)
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    expect(await response.text()).toContain(`nonce="${nonce}"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    nonces.add(nonce ?? '')
  }
  expect(nonces.size).toBe(3)
})

test('a page can be asked for its headers alone', async () => {
  const response = await fetch(stack.url, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('settings reach the page escaped', async () => {
  const page = await (await fetch(stack.url)).text()
  expect(page).toContain('<title>Sam &#38; &#34;Co&#34;</title>')
  expect(page).toContain('&#34;supportPhone&#34;:&#34;1-800-555-0100&#34;')
})

test('the policy lets nothing run or load but the portal itself', async () => {
  const policy = (await fetch(stack.url)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('reCAPTCHA is let in where it is configured, and nothing else with it', async () => {
  const other = await startStack({ BOT_SITE_KEY: 'site-key' })
  const response = await fetch(other.url)
  const policy = response.headers.get('content-security-policy') ?? ''
  await other.close()
  expect(await response.text()).toContain('&#34;botSiteKey&#34;:&#34;site-key&#34;')
  expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(
    new Set(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
  )
})

test('files with a hash in their names are kept for good; one that is missing is not found', async () => {
  const found = await fetch(`${stack.url}/assets/first.js`)
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(found.headers.get('x-content-type-options')).toBe('nosniff')
  const missing = await fetch(`${stack.url}/assets/second.js`)
  expect([missing.status, missing.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ])
})
