import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { identityBrowser, returnTo } from '../../client/identity-browser.ts'
import { readSessionToken } from '../../client/read-session-token.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

const state = 'a+b/c=d &e'
const browser = (headers = {}, cookie = '') => identityBrowser(fakes.identityUrl, headers, cookie)

test('the page labels each field and has one heading', async () => {
  const { status, text } = await browser().open()
  expect(status).toBe(200)
  expect(text.match(/<h1>/g)).toHaveLength(1)
  expect(text).toMatch(/<label for="identity">Email address or login ID<\/label>\s*<input id="ide/)
  expect(text).toMatch(/<label for="password">Password<\/label>\s*<input id="pas.*type="password"/)
  expect(text).not.toContain('class="wrong"')
})

test('the page is Spanish if the browser prefers it', async () => {
  const { text } = await browser({ 'Accept-Language': 'es-MX,en;q=0.5' }).open()
  expect(text).toContain('<html lang="es">')
  expect(text).toContain('<label for="password">Contraseña</label>')
  expect((await browser({ 'Accept-Language': 'en-US,es' }).open()).text).toContain('lang="en"')
})

test('the right password redirects with a token and the unchanged state', async () => {
  const { status, to, fields, setCookie } = await browser().logIn('Nina.Vo@example.test')
  expect({ status, to }).toEqual({ status: 303, to: returnTo })
  expect(fields).toEqual({ session_token: expect.any(String), state })
  expect(setCookie).toMatch(/^fakes_identity=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/)

  const { header, claims, isSigned } = await readSessionToken(
    fields.session_token ?? '',
    fakes.identityUrl,
  )
  expect(isSigned).toBe(true)
  expect(header).toEqual({ typ: 'JWT', alg: 'RS256', kid: expect.any(String) })
  expect(claims).toEqual({
    iss: `${fakes.identityUrl}/`,
    aud: 'gatehouse-portal',
    sub: 'fakes|nina.vo',
    loginId: 'nina.vo',
    iat: expect.any(Number),
    exp: Number(claims.iat) + 12 * 3600,
    jti: expect.any(String),
  })
})

test('redirect_uri keeps a query of its own', async () => {
  const redirect_uri = 'http://127.0.0.1:5000/back?brand=arna'
  const { fields } = await browser().logIn('nina.vo', undefined, { redirect_uri })
  expect(fields).toEqual({ brand: 'arna', session_token: expect.any(String), state })
})

test.each(['nina.vo', '"><script>'])(
  'a wrong password shows an error and keeps %s, escaped',
  async (identity) => {
    const { status, text, setCookie } = await browser().logIn(identity, 'wrong')
    expect(status).toBe(200)
    expect(text).toContain('Wrong email address, login ID or password.')
    const escaped = identity.replaceAll('"', '&quot;').replaceAll('>', '&gt;')
    expect(text).toContain(`value="${escaped.replaceAll('<', '&lt;')}"`)
    expect(text).not.toContain('<script')
    expect(setCookie).toBeUndefined()
  },
)

test('the form posts to the same URL', async () => {
  const { text } = await browser().open()
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(text) ?? []
  const { pathname, searchParams } = new URL(action.replaceAll('&amp;', '&'), fakes.identityUrl)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/authorize',
    { client_id: 'gatehouse-portal', state, redirect_uri: returnTo },
  ])
})

test('a remembered browser is redirected at once, with another token', async () => {
  const nina = browser()
  const first = await nina.logIn('nina.vo')
  const second = await nina.open({ state: 'other' })
  expect(second).toMatchObject({ status: 303, to: returnTo, fields: { state: 'other' } })
  expect(second.fields.session_token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(second.fields.session_token).not.toBe(first.fields.session_token)
  expect((await browser().open()).status).toBe(200)
})

test('a blocked user is redirected with an error until the session ends', async () => {
  const bo = browser()
  const rejection = { status: 303, to: returnTo, fields: { error: 'unauthorized', state } }
  expect((await bo.logIn('bo.locked', 'wrong')).status).toBe(200)
  expect((await bo.logIn('bo.locked')).fields).toEqual(rejection.fields)
  expect(await bo.open()).toMatchObject(rejection)
  await bo.logOut()
  expect((await bo.open()).status).toBe(200)
})

test('sign-out forgets the browser, clears its cookie and redirects', async () => {
  const nina = browser()
  const { setCookie = '' } = await nina.logIn('nina.vo')
  const left = await nina.logOut()
  expect(left).toMatchObject({ status: 303, to: returnTo, fields: {} })
  expect(left.setCookie).toBe('fakes_identity=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  const cookie = setCookie.slice(0, setCookie.indexOf(';'))
  expect((await browser({}, cookie).open()).status).toBe(200)
})

test.each([
  ['client_id', undefined, 'client_id is missing'],
  ['client_id', 'gatehouse', 'client_id &quot;gatehouse&quot; is not known'],
  ['redirect_uri', undefined, 'redirect_uri is missing'],
  ['redirect_uri', 'https://localhost/', 'redirect_uri must be an http address on localhost or'],
  ['redirect_uri', 'http://localhost.example.test/', 'redirect_uri must be an http address'],
  ['redirect_uri', 'http://localhost@example.test/', 'redirect_uri must be an http address'],
  ['redirect_uri', '/back', 'redirect_uri must be an http address'],
])('answers 400 with a reason to the %s %s', async (name, value, error) => {
  const query = { [name]: value }
  const answers = [
    await browser().open(query),
    await browser().logIn('nina.vo', undefined, query),
    await browser().logOut(name === 'redirect_uri' ? { returnTo: value } : query),
  ]
  for (const { status, text, to } of answers) {
    expect({ status, to }).toEqual({ status: 400, to: undefined })
    expect(text.replace('returnTo', 'redirect_uri')).toContain(error)
  }
})

test('answers 400 to a sign-in without a state', async () => {
  const { status, text } = await browser().open({ state: undefined })
  expect(status).toBe(400)
  expect(text).toContain('state is missing')
})
