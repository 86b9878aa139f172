import { checkAlreadyApplied, readJob, similarJobs } from '@gatehouse/contracts/portal/jobs'
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

test('a job tells what the specification shows of it', async () => {
  const { reply } = await read('1001', 'staffmark')
  expect(reply).toEqual({
    id: '1001',
    referenceId: '301001',
    postingId: '81001',
    active: true,
    title: 'Forklift Operator, Second Shift',
    type: 'Temp to Hire',
    city: 'Austin',
    state: 'TX',
    posted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    salary: { low: 18, high: 22 },
    description: expect.stringContaining('<h3>What you will do</h3>'),
    contact: 'jobs@example.test',
    brand: { code: 'staffmark', name: 'Staffmark' },
    externalApplicationUrl: null,
    needsCaliforniaNotice: false,
  })
})

test('without a brand it is looked for under the default one', async () => {
  expect((await read('1003')).reply.brand.code).toBe('arna')
  expect((await read('1001')).status).toBe(404)
})

test('a job in California says that the notice comes first', async () => {
  expect((await read('1003', 'arna')).reply.needsCaliforniaNotice).toBe(true)
})

test('one that is over is told too', async () => {
  const { status, reply } = await read('1002', 'staffmark')
  expect([status, reply.active]).toEqual([200, false])
})

test.each(['7777', '900001'])('one that never was is not found: %s', async (id) => {
  const { status, problem } = await read(id, 'arna')
  expect([status, problem.code]).toEqual([404, 'not-found'])
})

test.each(['0', '01', '-1', '1e3', '12345678901', '..', 'abc'])(
  'what is no id reaches no upstream: %s',
  async (id) => {
    expect((await read(id, 'arna')).status).toBe(404)
    expect(stack.operationsCalled()).toEqual([])
  },
)

test('a salary of 0 is none, and a job without a contact has none', async () => {
  const { reply } = await read('1005', 'prostaff')
  expect([reply.salary, reply.contact]).toEqual([null, null])
})

test("drivers apply on their own site, with the job's id", async () => {
  const { reply } = await read('1004', 'staffmarkdrivers')
  expect(reply.externalApplicationUrl).toBe(`${stack.fakes.payrollUrl}/drivers?job=1004`)
})

test('where that site is not known, drivers have the contact alone', async () => {
  const other = await startStack({ DRIVERS_APPLY_URL: '' }, { fakes: stack.fakes })
  const query = { brandId: 'staffmarkdrivers' }
  const { reply } = await other.visitor().call(readJob, { params: { id: '1004' }, query })
  expect([reply.externalApplicationUrl, reply.contact]).toEqual([null, 'jobs@example.test'])
})

test('nothing of a hostile description can run, load or lead elsewhere', async () => {
  const { description } = (await read('1006', 'warets')).reply
  expect(description).toContain('mind what is in them')
  expect(description).not.toMatch(
    /<(script|img|svg|iframe|object|embed|form|style|link|meta|base)/i,
  )
  expect(description).not.toMatch(/\son\w+=|style=|javascript:|data:|srcdoc|(href|src)="\/\//i)
})

test('internal staff read by their own call', async () => {
  await read('1001', 'staffmark', 'internal')
  expect(stack.operationsCalled()).toContain('internalJobDetails')
  expect(stack.operationsCalled()).not.toContain('jobDetails')
})

test('an upstream in trouble is a problem, not a job that never was', async () => {
  stack.fakes.world.faults.add({ operation: 'jobDetails', kind: 'status' })
  const { status, problem } = await read('1001', 'staffmark')
  expect([status, problem.code]).toEqual([502, 'upstream-refused'])
})

test('for one that is over there are active ones, of the same work or place', async () => {
  const { reply } = await stack
    .visitor()
    .call(similarJobs, { params: { id: '1002' }, query: { brandId: 'staffmark' } })
  expect(reply.jobs).toHaveLength(5)
  expect(reply.jobs.map(({ id }) => id)).not.toContain('1002')
  for (const { title, city } of reply.jobs)
    expect(`${title} in ${city}`).toMatch(/warehouse|associate|austin/i)
})

test('who has applied for a job is told so, and nobody else', async () => {
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
