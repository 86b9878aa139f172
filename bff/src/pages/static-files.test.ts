import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pagePaths } from '@gatehouse/contracts/portal/page-paths'
import { csrfHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makeBuild } from '../testing/make-build.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ PRODUCT_NAME: 'Sam & "Co"', SUPPORT_PHONE: '1-800-555-0100' })
})
afterAll(() => stack.close())

test('sets a fresh nonce per page, equal in policy and markup', async () => {
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

test('embeds an anonymous session only without a session cookie, and keeps title and description', async () => {
  const open = async (cookie: string) =>
    (await fetch(`${stack.url}/announcements`, { headers: { cookie } })).text()
  const visitor = await open('')
  const session = await (await fetch(`${stack.url}/api/session`)).text()
  expect(visitor).toContain(`id="gatehouse-preloaded-replies">{"/api/session":${session}}<`)
  const withCookie = await open('gatehouse=x')
  expect(withCookie).not.toContain('preloaded-replies"')
  for (const page of [visitor, withCookie]) {
    expect(page.match(/<title>Sam &#38; &#34;Co&#34;<\/title>/g)).toHaveLength(1)
    expect(
      page.match(/name="description"\s+content="Sam &#38; [^"]+ jobs in one place\."/g),
    ).toHaveLength(1)
  }
})

test('answers HEAD', async () => {
  const response = await fetch(stack.url, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})

test('escapes the settings', async () => {
  const page = await (await fetch(stack.url)).text()
  expect(page).toContain('<title>Sam &#38; &#34;Co&#34;</title>')
  expect(page).toContain('&#34;supportPhone&#34;:&#34;1-800-555-0100&#34;')
})

test('sends a strict CSP', async () => {
  const policy = (await fetch(stack.url)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
})

test('allows reCAPTCHA only where it is configured', async () => {
  const other = await startStack({ BOT_SITE_KEY: 'site-key' })
  const response = await fetch(other.url)
  const policy = response.headers.get('content-security-policy') ?? ''
  await other.close()
  expect(await response.text()).toContain('&#34;botSiteKey&#34;:&#34;site-key&#34;')
  expect(policy).toContain("; connect-src 'self' https://www.google.com/recaptcha/; ")
  expect(new Set(policy.match(/https:[^ ;]+/g))).toEqual(
    new Set(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']),
  )
})

test('allows frames of advert and chat only where they are configured', async () => {
  const other = await startStack({
    ADVERT_URL: 'https://adverts.example.test/frame?for=portal',
    CHAT_URL: 'https://chat.example.test/widget',
  })
  const response = await fetch(other.url)
  const policy = response.headers.get('content-security-policy') ?? ''
  await other.close()
  expect(policy).toContain(
    "; frame-src 'self' https://adverts.example.test https://chat.example.test; ",
  )
  expect(policy.match(/https:[^ ;]+/g)).toHaveLength(2)
})

test('embeds link settings, but no gateway settings', async () => {
  const other = await startStack({
    FOOTER_LINKS: '{"terms": "https://www.example.test/terms"}',
    CAREERS_URL: 'https://careers.example.test/secret-path',
  })
  const page = await (await fetch(other.url)).text()
  await other.close()
  expect(page).toContain('&#34;terms&#34;:&#34;https://www.example.test/terms&#34;')
  expect(page).toContain('&#34;careers&#34;:true')
  expect(page).not.toContain('secret-path')
})

test.each([
  ['named-0a1B-2_d.js', 'public, max-age=31536000, immutable'],
  ['first.js', 'public, max-age=3600'],
  ['logos/hunter-hamilton.svg', 'public, max-age=3600'],
])('sends %s with cache-control %s', async (file, cacheControl) => {
  const { headers } = await fetch(`${stack.url}/assets/${file}`)
  expect(headers.get('cache-control')).toBe(cacheControl)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', null],
])(
  'sends an asset to a browser that accepts "%s" as the build compressed it: %s',
  async (accepted, encoding) => {
    const build = makeBuild('pressed1')
    const [asset = ''] = build.assets
    const text = `// ${asset}\n`
    writeFileSync(join(build.folder, `${asset}.br`), brotliCompressSync(text))
    writeFileSync(join(build.folder, `${asset}.gz`), gzipSync(text))
    const pdf = join(build.folder, 'assets/guide.pdf')
    writeFileSync(pdf, text)
    writeFileSync(`${pdf}.br`, brotliCompressSync(text))
    writeFileSync(`${pdf}.gz`, gzipSync(text))
    const other = await startStack({ PORTAL_DIR: build.folder }, { fakes: stack.fakes })
    const response = await fetch(other.url + asset, { headers: { 'accept-encoding': accepted } })
    expect(await response.text()).toBe(text)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const guide = await fetch(`${other.url}/assets/guide.pdf`, {
      headers: { 'accept-encoding': accepted },
    })
    expect(guide.headers.get('content-encoding')).toBe(encoding)
    expect(guide.headers.get('content-security-policy')).toContain("object-src 'self'")
    await other.close()
  },
)

test('lets the browser show a PDF', async () => {
  const { headers } = await fetch(`${stack.url}/assets/guides/guide.pdf`)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBeNull()
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; object-src 'self'; style-src 'unsafe-inline';/,
  )
})

test('sends the favicon', async () => {
  const icon = await fetch(`${stack.url}/favicon.ico`)
  expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect(icon.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
})

test('answers a write to the address of a page with a problem', async () => {
  const headers = { origin, [csrfHeader]: '1' }
  const response = await fetch(`${stack.url}/search`, { method: 'POST', headers })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json',
  ])
})

test.each(['/assets/second.js', '/api/second', '//api/second', '/api?second'])(
  'answers 404 with a problem for what is missing at %s',
  async (address) => {
    const missing = await fetch(stack.url + address)
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ])
  },
)

test.each([
  ['/llms.txt', 404],
  ['/x.php?a=b', 404],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/a/b.bak', 404],
  ['/nowhere', 404],
  ['/nowhere/at/all?a=/search', 404],
  ['/account/nowhere', 404],
  ['/wp-admin/', 404],
  ['//account', 404],
  ['/robots.txt', 200],
  ['/Account/', 200],
  ['/search?city=St.Louis', 200],
  ['/resources/covid-19?file=a.txt', 200],
])('shows the page at %s with %d', async (address, status) => {
  const response = await fetch(stack.url + address)
  expect(response.status).toBe(status)
  if (address === '/robots.txt') return
  expect(response.headers.get('content-type')).toContain('text/html')
  expect((await response.text()).includes('content="noindex"')).toBe(status === 404)
})

test.each(pagePaths)('shows the page at %s', async (path) => {
  if (path === '/search-jobs/:id') return
  const response = await fetch(stack.url + path.replace(/:\w+/, 'x'))
  expect(response.status).toBe(200)
})
