import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { type Stack, startStack } from '../../../testing/stack.ts'
import { origin } from '../../../testing/visitor.ts'
import type { FoundJob } from '../to-found-jobs.ts'
import { toFeed } from './job-feed.ts'
import { toSitemap } from './sitemap.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const read = (path: string, headers: Record<string, string> = {}, from = stack) =>
  fetch(from.url + path, { headers })
const searches = () => stack.operationsCalled().filter((name) => name === 'searchJobs').length
const open = () => stack.fakes.world.jobs.list().filter(({ active }) => active)

test('the sitemap contains every active job once', async () => {
  const response = await read('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const [first, ...jobs] = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  expect(first).toBe(`${origin}/search-jobs`)
  const expected = open().map(({ id, brand }) => `${origin}/search-jobs/${id}?brandId=${brand}`)
  expect(jobs.toSorted()).toEqual(expected.toSorted())
  expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
})

test('the feed contains the same jobs with the fields of job boards', async () => {
  const xml = await (await read('/jobs.xml')).text()
  expect(xml.match(/<job>/g)).toHaveLength(open().length)
  const job = xml.split('\n').find((line) => line.includes('/search-jobs/1001?'))
  expect(job).toMatch(
    /^<job><title>Forklift Operator, Second Shift<\/title><date>[\d-]{10}<\/date><referencenumber>301001<\/referencenumber>/,
  )
  expect(job).toContain('<city>Austin</city><state>TX</state><country>US</country>')
  expect(job).toContain(`<url>${origin}/search-jobs/1001?brandId=staffmark</url>`)
  expect(job).toContain('<company>Staffmark</company>')
  expect(job).toMatch(/<jobtype>Temp to Hire<\/jobtype><\/job>$/)
  expect(xml).toContain(
    `<source>\n<publisher>Gatehouse</publisher><publisherurl>${origin}</publisherurl>\n<job>`,
  )
})

test('are cached for SITEMAP_MINUTES with Cache-Control and ETag, and served stale when the upstream fails', async () => {
  const cachingStack = await startStack({}, { fakes: stack.fakes })
  stack.fakes.world.calls.clear()
  const first = await read('/sitemap.xml', {}, cachingStack)
  const before = searches()
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 14 * 60_000)
  const etag = first.headers.get('etag') ?? ''
  const second = await read('/sitemap.xml', { 'if-none-match': etag }, cachingStack)
  expect([second.status, await second.text(), searches()]).toEqual([304, '', before])
  expect(first.headers.get('cache-control')).toBe('public, max-age=900')

  clock.mockReturnValue(now + 16 * 60_000)
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'status', times: 1 })
  const old = await read('/sitemap.xml', {}, cachingStack)
  clock.mockRestore()
  expect([old.status, old.headers.get('etag')]).toEqual([200, etag])
})

test.each([
  ['/jobs.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
])('%s may be kept for SITEMAP_MINUTES', async (path, type) => {
  const { headers } = await read(path)
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
    'public, max-age=900',
    type,
  ])
})

test('a job without a reference has its id in the feed', () => {
  const job: FoundJob = {
    id: '7',
    referenceId: '',
    title: 'Packer',
    type: '',
    city: '',
    state: '',
    posted: null,
    salary: null,
    brand: { code: 'arna', name: 'Arna' },
  }
  const xml = toFeed([job], { PRODUCT_NAME: 'x', PUBLIC_ORIGIN: origin })
  expect(xml).toContain('<referencenumber>7</referencenumber>')
  expect(toSitemap([job], origin)).not.toContain('lastmod')
})

test('a total that no page ever reaches ends with the first empty page and those read with it', async () => {
  const other = await startStack({}, { fakes: stack.fakes })
  const { faults, calls } = stack.fakes.world
  const page = (ids: string[]) =>
    faults.add({
      operation: 'searchJobs',
      kind: 'reply',
      times: 1,
      text: JSON.stringify({ SearchResults: ids.map((Id) => ({ Id })), TotalResults: 900 }),
    })
  const noJobs = Array<string[]>(8).fill([])
  for (const ids of [['1', '2'], ...noJobs, ['3'], ...noJobs]) page(ids)
  const xml = await (await read('/jobs.xml', {}, other)).text()
  expect([...xml.matchAll(/<referencenumber>(\d+)</g)].map(([, id]) => id)).toEqual(['1', '2', '3'])
  expect(calls.list().filter(({ operation }) => operation === 'searchJobs')).toHaveLength(18)
})

test('answers 503 with Retry-After when the upstream fails', async () => {
  const other = await startStack({}, { fakes: stack.fakes })
  stack.fakes.world.faults.add({ operation: 'searchJobs', kind: 'status' })
  const response = await read('/jobs.xml', {}, other)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120'])
})

test('robots.txt allows jobs and disallows the API and signed-in pages', async () => {
  const text = await (await read('/robots.txt')).text()
  const allowed = (path: string) => {
    const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
      .filter(([, , to = '']) =>
        to.endsWith('$') ? path === to.slice(0, -1) : path.startsWith(to),
      )
      .toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)
    return rules[0]?.[1] !== 'Disallow'
  }
  for (const path of [
    '/',
    '/search-jobs',
    '/search-jobs/1001?brandId=arna',
    '/sitemap.xml',
    '/jobs.xml',
    '/privacy-policy',
    '/assets/index.js',
  ])
    expect([path, allowed(path)]).toEqual([path, true])
  for (const path of ['/api/jobs', '/search', '/search/1001', '/account', '/announcements'])
    expect([path, allowed(path)]).toEqual([path, false])
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test.each([
  ['TX', '<state>TX</state><country>US</country>'],
  ['ON', '<state>ON</state><country>CA</country>'],
  ['', undefined],
])('the feed tells the country of the state %j', (state, expected) => {
  const brand = { code: 'arna', name: 'Arna' }
  const texts = { id: '1', referenceId: '2', title: 'Packer', type: '', city: 'Windsor', state }
  const job = { ...texts, posted: null, salary: null, brand }
  const xml = toFeed([job], { PRODUCT_NAME: 'x', PUBLIC_ORIGIN: origin })
  expect(/<state>.*<\/country>|<country>/.exec(xml)?.[0]).toBe(expected)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<!--', '\0', '\u0008', '\uFFFE', 'a'))
    .map((some) => some.join('')),
)
const anyJob: fc.Arbitrary<FoundJob> = fc.record({
  id: fc.constantFrom('1', '2'),
  referenceId: anyText,
  title: anyText,
  type: anyText,
  city: anyText,
  state: anyText,
  posted: fc.constantFrom('2026-11-20', null),
  salary: fc.constant(null),
  brand: fc.record({ code: anyText, name: anyText }),
})

test('documents stay well-formed for any job text', () => {
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 3 }), (jobs) => {
      const documents = [
        toSitemap(jobs, origin),
        toFeed(jobs, { PRODUCT_NAME: 'Sam & "Co"', PUBLIC_ORIGIN: origin }),
      ]
      for (const xml of documents) {
        expect(xml).not.toMatch(
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
          /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!#\d+;)/,
        )
        expect(nesting(xml)).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

/** Unclosed or unopened elements. */
function nesting(xml: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', attributes = ''] of xml.matchAll(/<(\/?)([^\s<>]*)([^<>]*)>/g)) {
    if (name === '?xml' && attributes.endsWith('?')) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return ['wrong', name]
  }
  return open
}
