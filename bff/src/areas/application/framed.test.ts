import { startApplication } from '@gatehouse/contracts/portal/application'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Applicant, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

const hosts = 'https://intranet.test,https://careers.intranet.test'
let stack: Stack
let closed: Stack

beforeAll(async () => {
  stack = await startStack({ HOST_ORIGINS: hosts })
  closed = await startStack({ HOST_ORIGINS: '' }, { fakes: stack.fakes })
})
afterAll(() => stack.close())

async function framing(url: string) {
  const { headers } = await fetch(url)
  const [, ancestors] =
    /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return [ancestors, headers.get('x-frame-options')]
}

test('only the configured hosts may frame pages of internal staff', async () => {
  const framed = [hosts.replace(',', ' '), null]
  for (const page of [
    '/search-jobs/1001?brandId=staffmark&mode=internal',
    '/search-jobs?mode=internal',
  ])
    expect([page, await framing(stack.url + page)]).toEqual([page, framed])
  expect(await framing(`${closed.url}/search-jobs/1001?mode=internal`)).toEqual(["'none'", 'DENY'])
})

test.each([
  '/',
  '/search-jobs/1001?mode=public',
  '/search-jobs/1001?xmode=internal',
  '/search-jobs/1001#?mode=internal',
  '/api/session?mode=internal',
  '/assets/none.js?mode=internal',
])('%s denies framing', async (page) => {
  expect(await framing(stack.url + page)).toEqual(["'none'", 'DENY'])
})

test('the page contains the host origins for the portal', async () => {
  const page = await (await fetch(stack.url)).text()
  expect(page.replaceAll('&#34;', '"')).toContain(
    `"hostOrigins":${JSON.stringify(hosts.split(','))}`,
  )
})

test.each([
  [
    'http://portal.test',
    '',
    /^gatehouse-application=[\w-]{43}\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  [
    'https://portal.test',
    '',
    /^__Host-gatehouse-application=[\w-]{43}\.[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  ],
  [
    'https://portal.test',
    hosts,
    /^__Host-gatehouse-application=[\w-]{43}\.[\w-]{22}; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  ],
])(
  'the application cookie at %s is a session cookie; framed by "%s"',
  async (origin, framedBy, cookie) => {
    const settings = { PUBLIC_ORIGIN: origin, HOST_ORIGINS: framedBy, TRUST_PROXY: '127.0.0.1' }
    const other = await startStack(settings, { fakes: stack.fakes })
    const { visitor } = new Applicant(
      other.visitor({ origin, 'x-forwarded-proto': origin.split(':')[0] ?? '' }),
    )
    const body = {
      brandId: 'staffmark',
      audience: '',
      isOfAge: 'yes',
      isEligible: 'yes',
      email: 'a@b.test',
    }
    const { headers } = await visitor.send(startApplication, { params, body, headers: { origin } })
    expect(headers.getSetCookie().find((one) => one.includes('application'))).toMatch(cookie)
  },
)
