import {
  checkAlreadyApplied,
  type JobSearch,
  readJob,
  readSimilarJobs,
  searchJobs,
} from '@gatehouse/contracts/portal/jobs'
import { searchableBrands } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

type Brand = 'arna' | 'staffmark' | 'staffmarkdrivers' | 'prostaff' | 'warets'
const read = (id: string, brandId?: Brand, audience?: 'internal') =>
  stack.visitor().call(readJob, {
    params: { id },
    query: { ...(brandId && { brandId }), ...(audience && { audience }) },
  })

test('gives the job as specified', async () => {
  const { reply } = await read('1001', 'staffmark')
  expect(stack.operationsCalled()).toContain('jobDetails')
  expect(reply).toEqual({
    id: '1001',
    referenceId: '301001',
    active: true,
    title: 'Forklift Operator, Second Shift',
    type: 'Temp to Hire',
    city: 'Austin',
    state: 'TX',
    posted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    salary: { low: 18, high: 22, per: 'hour' },
    language: 'en',
    description: expect.stringContaining('<h3>What you will do</h3>'),
    contact: 'jobs@example.test',
    brand: { code: 'staffmark', name: 'Staffmark' },
    externalApplicationUrl: null,
    needsCaliforniaNotice: false,
  })
})

test.each([
  ['1001', 'staffmark'],
  ['1003', 'arna'],
  ['1004', 'staffmarkdrivers'],
])('finds the brand of job %s without a brand, in one search', async (id, brand) => {
  expect((await read(id)).reply.brand.code).toBe(brand)
  // A search is repeated after the reset has ended the service token.
  const called = new Set(stack.operationsCalled().filter((name) => name !== 'authenticate'))
  expect([...called]).toEqual(['searchInternalJobs', 'jobDetails'])
  expect(stack.operationsCalled().filter((name) => name === 'jobDetails')).toHaveLength(1)
})

test('takes the brand of no other job that the search by id gives', async () => {
  const SearchResults = [
    { Id: '11003', Brand: { Code: 'prostaff' } },
    { Id: '1003', Brand: { Code: 'arna' } },
  ]
  const text = JSON.stringify({ SearchResults, TotalResults: 2 })
  stack.fakes.world.faults.add({ operation: 'searchInternalJobs', kind: 'reply', text })
  await read('1003')
  expect(stack.fakes.world.calls.list().at(-1)?.path).toBe('/arna/api/job/details/1003')
})

test('asks the default brand alone for a job that no search finds', async () => {
  expect((await read('999999')).status).toBe(404)
  expect(stack.fakes.world.calls.list().map(({ path }) => path)).toContain(
    '/arna/api/job/details/999999',
  )
  expect(stack.operationsCalled().filter((name) => name === 'jobDetails')).toHaveLength(1)
})

test('without a brand, a failed search leaves the default brand', async () => {
  stack.fakes.world.faults.add({ operation: 'searchInternalJobs', kind: 'status', status: 400 })
  expect((await read('1003')).reply.brand.code).toBe('arna')
})

test('a job in California needs the notice, also one that does not tell whether it is open', async () => {
  expect((await read('1003', 'arna')).reply.needsCaliforniaNotice).toBe(true)
  for (const Code of ['CA', 'ca']) {
    const text = JSON.stringify({ Id: '1003', StateProvince: { Code } })
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text, times: 1 })
    const { reply } = await read('1003', 'arna')
    expect([reply.active, reply.needsCaliforniaNotice, reply.state]).toEqual([true, true, 'CA'])
  }
})

test('gives a closed job as inactive', async () => {
  const { status, reply } = await read('1002', 'staffmark')
  expect([status, reply.active]).toEqual([200, false])
})

test.each(['7777', '900001'])('answers 404 for the unknown job %s', async (id) => {
  const { status, problem } = await read(id, 'arna')
  expect([status, problem.code]).toEqual([404, 'not-found'])
})

test.each(['0', '01', '-1', '1e3', '12345678901', '..', 'abc'])(
  'rejects the invalid id %s without an upstream call',
  async (id) => {
    expect((await read(id, 'arna')).status).toBe(404)
    expect(stack.operationsCalled()).toEqual([])
  },
)

test('gives null for a salary of 0 and for a missing contact', async () => {
  const { reply } = await read('1005', 'prostaff')
  expect([reply.salary, reply.contact]).toEqual([null, null])
})

test.each([
  ['jobs@example.test', 'jobs@example.test'],
  ['call 512-555-0142', null],
  ['Jobs <jobs@example.test>', null],
  ['jobs@localhost', null],
  ['jobs@@example.test', null],
])('the contact %j is shown as %j', async (WebEmail, contact) => {
  const text = JSON.stringify({ Id: '1001', WebEmail })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  expect((await read('1001', 'staffmark')).reply.contact).toBe(contact)
})

test("links drivers' jobs to the drivers' site with the job id", async () => {
  const { reply } = await read('1004', 'staffmarkdrivers')
  expect(reply.externalApplicationUrl).toBe(`${stack.fakes.payrollUrl}/drivers?job=1004`)
})

test("a job asked for as a drivers' job has that site's link, whatever brand its detail has", async () => {
  const text = JSON.stringify({ Id: '1004', FolderGroup: { BrandCode: 'staffmark' } })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  const url = `${stack.fakes.payrollUrl}/drivers?job=1004`
  expect((await read('1004', 'staffmarkdrivers')).reply.externalApplicationUrl).toBe(url)
  expect((await read('1004', 'staffmark')).reply.externalApplicationUrl).toBeNull()
})

test.each(['', 'PSG'])(
  'a job whose detail names the brand %j is of the brand it was found in',
  async (BrandCode) => {
    const text = JSON.stringify({ Id: '1001', FolderGroup: { BrandCode } })
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
    expect((await read('1001')).reply.brand.code).toBe('staffmark')
  },
)

test('the detail tells the brand of a job, and that it is one for drivers', async () => {
  expect((await read('1004')).reply.externalApplicationUrl).toBe(
    `${stack.fakes.payrollUrl}/drivers?job=1004`,
  )
  const text = JSON.stringify({ Id: '1001', FolderGroup: { BrandCode: 'staffmark' } })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  expect((await read('1001', 'prostaff')).reply.brand.code).toBe('staffmark')
})

test('gives no link unless DRIVERS_APPLY_URL is set', async () => {
  const other = await startStack({ DRIVERS_APPLY_URL: '' }, { fakes: stack.fakes })
  const query = { brandId: 'staffmarkdrivers' }
  const { reply } = await other.visitor().call(readJob, { params: { id: '1004' }, query })
  expect([reply.externalApplicationUrl, reply.contact]).toEqual([null, 'jobs@example.test'])
})

test('sanitizes a hostile description', async () => {
  const { description } = (await read('1006', 'warets')).reply
  expect(description).toContain('mind what is in them')
  expect(description).not.toMatch(
    /<(script|img|svg|iframe|object|embed|form|style|link|meta|base)/i,
  )
  expect(description).not.toMatch(/\son\w+=|style=|javascript:|data:|srcdoc|(href|src)="\/\//i)
})

test('uses the internal operation for internal staff', async () => {
  await read('1001', 'staffmark', 'internal')
  expect(stack.operationsCalled()).toContain('internalJobDetails')
  expect(stack.operationsCalled()).not.toContain('jobDetails')
})

test.each([400, 403, 429, 500])(
  'answers an upstream problem, not 404, when the upstream answers %d',
  async (upstream) => {
    stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status', status: upstream })
    const { status, problem } = await read('1001', 'staffmark')
    expect([status, problem.code]).toEqual([502, 'upstream-refused'])
  },
)

test('suggests active jobs of the same occupation or place for a closed one', async () => {
  const { reply } = await stack
    .visitor()
    .call(readSimilarJobs, { params: { id: '1002' }, query: { brandId: 'staffmark' } })
  expect(reply.jobs).toHaveLength(5)
  expect(reply.jobs.map(({ id }) => id)).not.toContain('1002')
  for (const { title, city } of reply.jobs)
    expect(`${title} in ${city}`).toMatch(/warehouse|associate|austin/i)
})

test('searches internally for jobs like one that only internal staff can read', async () => {
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status', status: 404 })
  const query = { brandId: 'staffmark', audience: 'internal' } as const
  const { reply } = await stack.visitor().call(readSimilarJobs, { params: { id: '1002' }, query })
  expect(reply.jobs).toHaveLength(5)
  expect(stack.operationsCalled()).toContain('searchInternalJobs')
  expect(stack.operationsCalled()).not.toContain('searchJobs')
})

test("suggests drivers' jobs for a drivers' job, and none for another", async () => {
  const brandsLike = async (id: string, brandId: Brand) => {
    const { reply } = await stack
      .visitor()
      .call(readSimilarJobs, { params: { id }, query: { brandId } })
    return new Set(reply.jobs.map(({ brand }) => brand.code === 'staffmarkdrivers'))
  }
  expect(await brandsLike('1004', 'staffmarkdrivers')).toEqual(new Set([true]))
  expect(await brandsLike('1002', 'staffmark')).toEqual(new Set([false]))
})

test('lists the same work nearby, then other work nearby, then the same work anywhere', async () => {
  const idsOf = async (query: JobSearch) => {
    const brands = searchableBrands.join(',')
    const { reply } = await stack.visitor().call(searchJobs, { query: { brands, ...query } })
    return reply.jobs.slice(0, 6).map(({ id }) => id)
  }
  const keyword = 'Warehouse Associate'
  const near = await idsOf({ keyword, state: 'TX' })
  const others = await idsOf({ city: 'Austin', state: 'TX' })
  const anywhere = await idsOf({ keyword })
  const firstFive = (...ids: string[]) => [...new Set(ids)].slice(0, 5)
  const { reply } = await stack
    .visitor()
    .call(readSimilarJobs, { params: { id: '1002' }, query: { brandId: 'staffmark' } })
  const ids = reply.jobs.map(({ id }) => id)
  expect(ids).toEqual(firstFive(...near, ...others, ...anywhere))
  for (const order of [
    [near, anywhere, others],
    [others, near, anywhere],
  ])
    expect(ids).not.toEqual(firstFive(...order.flat()))
})

test.each([
  [' Técnico de almacén, noche', ['Técnico de almacén']],
  ['Packer 2 (days)', ['Packer 2']],
  ['x'.repeat(61), ['x'.repeat(60)]],
  ['(Nights)', []],
])('looks for the work that the title %j begins with', async (Title, keywords) => {
  const text = JSON.stringify({ Id: '1001', JobDescription: { Title } })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  const query = { brandId: 'staffmark' } as const
  expect(
    (await stack.visitor().call(readSimilarJobs, { params: { id: '1001' }, query })).status,
  ).toBe(200)
  const searches = stack.fakes.world.calls
    .list()
    .filter(({ operation }) => operation === 'searchJobs')
  const asked = searches.map(({ body }) => (body as { keywords: string }).keywords)
  // A search is repeated after the reset has ended the service token.
  expect([...new Set(asked)]).toEqual(keywords)
})

test.each([
  [{ City: 'Austin' }, []],
  [{ StateProvince: { Code: 'TX' } }, []],
  [{ City: 'Austin', StateProvince: { Code: 'TX' } }, [['', 'Austin', 'TX']]],
  [{ City: 'Austin', StateProvince: { Code: ' tx ' } }, [['', 'Austin', 'TX']]],
  [
    { JobDescription: { Title: 'Packer' }, StateProvince: { Code: 'TX' } },
    [
      ['Packer', '', 'TX'],
      ['Packer', '', ''],
    ],
  ],
])('looks for other jobs by what %j tells', async (told, criteria) => {
  const text = JSON.stringify({ Id: '1001', ...told })
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'reply', text })
  const query = { brandId: 'staffmark' } as const
  await stack.visitor().call(readSimilarJobs, { params: { id: '1001' }, query })
  const asked = stack.fakes.world.calls.list().flatMap(({ operation, body }) => {
    if (operation !== 'searchJobs') return []
    const { keywords, city, state } = body as Record<string, string>
    return [JSON.stringify([keywords, city, state])]
  })
  expect([...new Set(asked)].toSorted()).toEqual(
    criteria.map((one) => JSON.stringify(one)).toSorted(),
  )
})

test('reports an existing application to its worker only', async () => {
  const applied = async (login: string, id: string) => {
    const visitor = stack.visitor()
    await visitor.signIn(`${login}@example.test`)
    return (await visitor.call(checkAlreadyApplied, { params: { id } })).reply.applied
  }
  expect(await applied('maria.santos', '1005')).toBe(true)
  expect(await applied('maria.santos', '1001')).toBe(false)
  expect(await applied('chris.lee', '1005')).toBe(false)
  expect((await stack.visitor().call(checkAlreadyApplied, { params: { id: '1005' } })).status).toBe(
    401,
  )
})
