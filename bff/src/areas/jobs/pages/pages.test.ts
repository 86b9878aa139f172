import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import { readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { hostileTitle } from '@gatehouse/mocks/world/jobs/hostile'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type Stack, startStack } from '../../../testing/stack.ts'
import { unescapeHtml } from '../../../testing/unescape-html.ts'
import { origin } from '../../../testing/visitor.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const portal = new URL('../../../testing/portal/', import.meta.url)
const companies = new URL('../../../../../web/public/assets/companies.json', import.meta.url)

function portalWithCompanies() {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-portal-'))
  cpSync(portal, folder, { recursive: true })
  cpSync(companies, join(folder, 'assets/companies.json'))
  return folder
}

interface Seen {
  status: number
  headers: Headers
  html: string
  title: string | undefined
  canonical: string | undefined
  description: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: JSON-LD
  posting: any
  preloadedReplies: Record<string, unknown>
}

const part = (html: string, pattern: RegExp) => {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : unescapeHtml(found)
}
const json = (html: string, attribute: string) =>
  JSON.parse(
    new RegExp(`<script [^>]*${attribute}[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? 'null',
  )

async function open(path: string, from = stack, headers: Record<string, string> = {}) {
  const response = await fetch(from.url + path, { headers })
  const html = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    html,
    title: part(html, /<title>([^<]*)<\/title>/),
    canonical: part(html, /rel="canonical" href="([^"]*)"/),
    description: part(html, /name="description" content="([^"]*)"/),
    posting: json(html, 'ld\\+json'),
    preloadedReplies: json(html, 'gatehouse-preloaded-replies') ?? {},
  } satisfies Seen
}

test('renders title, description, canonical URL and Open Graph of a job', async () => {
  const page = await open('/search-jobs/1001?brandId=staffmark&utm_source=mail')
  expect(page).toMatchObject({
    status: 200,
    title: 'Forklift Operator, Second Shift in Austin, TX · Gatehouse',
    canonical: `${origin}/search-jobs/1001?brandId=staffmark`,
  })
  expect(page.description).toMatch(/^Temp to Hire · Austin, TX · Staffmark\. Move goods .{60,}…$/)
  expect(page.description?.length).toBeLessThanOrEqual(155)
  expect(part(page.html, /property="og:url" content="([^"]*)"/)).toBe(page.canonical)
  expect(part(page.html, /property="og:title" content="([^"]*)"/)).toContain('Forklift Operator')
  expect(page.html.match(/<title>|name="description"|rel="canonical"/g)).toHaveLength(3)
})

test('the title of a job without a place names none', async () => {
  const text = '{"Id":"1001","JobDescription":{"Title":"Packer"}}'
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  const { title, description } = await open('/search-jobs/1001?brandId=staffmark')
  expect([title, description?.trim()]).toEqual(['Packer · Gatehouse', 'Staffmark.'])
})

test('a brand that does not exist counts as none', async () => {
  const { status, canonical } = await open('/search-jobs/1001?brandId=elsewhere')
  expect([status, canonical]).toEqual([200, `${origin}/search-jobs/1001?brandId=staffmark`])
})

test('renders a JobPosting with the required properties only', async () => {
  const { posting } = await open('/search-jobs/1001?brandId=staffmark')
  expect(posting).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Forklift Operator, Second Shift',
    description: expect.stringContaining('<li>Load and unload trailers</li>'),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    identifier: { '@type': 'PropertyValue', name: 'Staffmark', value: '301001' },
    hiringOrganization: { '@type': 'Organization', name: 'Staffmark' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Austin',
        addressRegion: 'TX',
        addressCountry: 'US',
      },
    },
    employmentType: 'TEMPORARY',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: 18, maxValue: 22, unitText: 'HOUR' },
    },
    directApply: true,
  })
})

test('adds closing date, site and logo to a JobPosting by settings and list of companies', async () => {
  const told = await startStack(
    {
      JOB_POSTING_DAYS: '30',
      JOB_BRAND_SITES: '{"staffmark": "https://www.staffmark.example"}',
      PORTAL_DIR: portalWithCompanies(),
    },
    { fakes: stack.fakes },
  )
  const { posting } = await open('/search-jobs/1001?brandId=staffmark', told)
  await told.close()
  expect(Date.parse(posting.validThrough) - Date.parse(posting.datePosted)).toBe(30 * 86_400_000)
  expect(posting.hiringOrganization).toEqual({
    '@type': 'Organization',
    name: 'Staffmark',
    sameAs: 'https://www.staffmark.example/',
    logo: `${origin}/assets/companies/staffmark.svg`,
  })
})

test('omits a salary of 0, and directApply is false for drivers', async () => {
  const office = await open('/search-jobs/1005?brandId=prostaff')
  expect(office.posting.baseSalary).toBeUndefined()
  const driver = await open('/search-jobs/1004?brandId=staffmarkdrivers')
  expect(driver.posting).toMatchObject({ directApply: false })
  expect(driver.posting.employmentType).toBeUndefined()
})

test('embeds the reply the portal would request', async () => {
  const question = { params: { id: '1001' }, query: { brandId: 'staffmark' as const } }
  const { reply } = await stack.visitor().call(readJob, question)
  const { preloadedReplies } = await open('/search-jobs/1001?brandId=staffmark')
  expect(preloadedReplies[endpointUrl(readJob, question)]).toEqual(reply)

  const query = { keyword: 'clerk', state: 'TX', page: 1 }
  const found = await stack.visitor().call(searchJobs, { query })
  const page = await open('/search-jobs?page=2&state=TX&keyword=clerk')
  expect(page.preloadedReplies[endpointUrl(searchJobs, { query })]).toEqual(found.reply)
})

test('page and API share one cached reply', async () => {
  const cachingStack = await startStack({}, { fakes: stack.fakes })
  await open('/search-jobs/1001?brandId=staffmark', cachingStack)
  await cachingStack
    .visitor()
    .call(readJob, { params: { id: '1001' }, query: { brandId: 'staffmark' } })
  await cachingStack.visitor().call(searchJobs, { query: { keyword: 'clerk' } })
  await open('/search-jobs?keyword=clerk', cachingStack)
  expect(stack.operationsCalled().filter((name) => /job/i.test(name))).toEqual([
    'jobDetails',
    'searchJobs',
  ])
})

test('embeds an anonymous session only without a session cookie', async () => {
  const session = '/api/session'
  const { preloadedReplies } = await open('/search-jobs')
  expect(preloadedReplies[session]).toEqual(await (await fetch(stack.url + session)).json())
  const other = await open('/search-jobs', stack, { cookie: 'gatehouse=x' })
  expect(Object.keys(other.preloadedReplies)).toEqual(['/api/jobs'])
})

test('describes the search, with one canonical URL for all filters', async () => {
  const page = await open(
    '/search-jobs?keyword=forklift&city=Austin&state=TX&page=2&brands=staffmark',
  )
  expect(page).toMatchObject({
    status: 200,
    title: 'forklift jobs in Austin, TX · Gatehouse',
    description: expect.stringMatching(/^\d+ Jobs Found\./),
    canonical: `${origin}/search-jobs?brands=staffmark`,
    posting: null,
  })
  expect((await open('/search-jobs')).canonical).toBe(`${origin}/search-jobs`)
})

test.each([
  ['keyword=forklift&postalCode=78701', 'forklift jobs near 78701'],
  ['city=Austin&state=TX&postalCode=78701', 'Jobs in Austin, TX'],
  ['state=TX', 'Jobs in TX'],
  ['', 'Jobs'],
])('the title of the search %j is %j', async (query, title) => {
  expect((await open(`/search-jobs?${query}`)).title).toBe(`${title} · Gatehouse`)
})

test('ignores invalid search parameters', async () => {
  const page = await open(
    '/search-jobs?page=%ff&size=1e9&sort=salary&state=texas&brands=,&distance=3',
  )
  expect([page.status, Object.keys(page.preloadedReplies)[0]]).toEqual([200, '/api/jobs'])
})

test.each([
  ['/search-jobs/7777?brandId=staffmark', 404],
  ['/search-jobs/1001?brandId=arna', 404],
  ['/search-jobs/abc', 404],
  ['/search-jobs/1002?brandId=staffmark', 410],
])('%s answers %d with the portal page', async (path, status) => {
  const page = await open(path)
  expect(page).toMatchObject({ status, posting: null })
  expect(page.html).toContain('<div id="root"></div>')
  expect(page.html).toContain('<meta name="robots" content="noindex" />')
})

test('embeds the reply of a closed job', async () => {
  const { preloadedReplies, canonical } = await open('/search-jobs/1002?brandId=staffmark')
  expect(preloadedReplies['/api/jobs/1002?brandId=staffmark']).toMatchObject({ active: false })
  expect(canonical).toBe(`${origin}/search-jobs/1002?brandId=staffmark`)
})

test.each([
  ['mode=internal', { audience: 'internal', brands: searchableBrands.join(',') }],
  ['mode=internal&brands=warets', { audience: 'internal', brands: 'warets' }],
  ['postalCode=78701', { postalCode: '78701', distance: 10 }],
] as const)('preloads the search that the portal asks for: %s', async (queryString, query) => {
  const { preloadedReplies } = await open(`/search-jobs?${queryString}`)
  expect(Object.keys(preloadedReplies)).toContain(endpointUrl(searchJobs, { query }))
})

test('marks internal pages noindex', async () => {
  const job = await open('/search-jobs/1001?brandId=staffmark&mode=internal')
  const search = await open('/search-jobs?mode=internal')
  for (const { html, posting } of [job, search]) {
    expect(html).toContain('content="noindex"')
    expect(posting).toBeNull()
  }
  expect(search.canonical).toBe(`${origin}/search-jobs`)
  expect(stack.operationsCalled()).toEqual(
    expect.arrayContaining(['internalJobDetails', 'searchInternalJobs']),
  )
})

test('escapes a hostile job', async () => {
  const page = await open('/search-jobs/1006?brandId=warets')
  expect(page.title).toBe(`${hostileTitle} in Columbus, OH · Gatehouse`)
  expect(page.posting.title).toBe(hostileTitle)
  expect(page.preloadedReplies['/api/jobs/1006?brandId=warets']).toMatchObject({
    title: hostileTitle,
  })
  expect(page.html.match(/<\/?script/g)).toHaveLength(6)
  expect(page.html).not.toMatch(/<(img|svg|iframe|object|embed|form|style|base|plaintext)/)
  const portal = readFileSync(
    new URL('../../../testing/portal/index.html', import.meta.url),
    'utf8',
  )
  expect(portal.match(/<\/?script/g)).toHaveLength(2)
})

test('answers 503 with the portal page when the upstream fails', async () => {
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status' })
  const page = await open('/search-jobs/1001?brandId=staffmark')
  expect([page.status, page.headers.get('retry-after'), page.title]).toEqual([
    503,
    '120',
    'Gatehouse',
  ])
  expect(Object.keys(page.preloadedReplies)).toEqual(['/api/session'])
})

test('answers 503 in time when the upstream hangs', async () => {
  const impatient = await startStack({ PAGE_MS: '500' }, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'hang' })
  const before = performance.now()
  const page = await open('/search-jobs/1001?brandId=staffmark', impatient)
  expect(page.status).toBe(503)
  expect(performance.now() - before).toBeLessThan(4000)
})

test('embeds a stale reply when the upstream fails', async () => {
  const cachingStack = await startStack({}, { fakes: stack.fakes })
  const path = '/search-jobs/1001?brandId=staffmark'
  const first = await open(path, cachingStack)
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status' })
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000)
  const old = await open(path, cachingStack)
  clock.mockRestore()
  expect([old.status, old.preloadedReplies]).toEqual([200, first.preloadedReplies])
})

test('uses a fresh CSP nonce per page in header and markup', async () => {
  const { headers, html } = await open('/search-jobs')
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(html).toContain(`nonce="${nonce}"`)
  expect(html).not.toContain('__')
  expect(headers.get('cache-control')).toBe('no-store')
})
