import type { Operation } from '@gatehouse/contracts/operation'
import { jobDetails, searchJobs } from '@gatehouse/contracts/upstream/job'
import { jobApplyCheck } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes
let caller: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const start = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  caller = await signInUpTo('signed-in', start, readOutbox)
})
afterAll(() => fakes.close())

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, caller, input)
  const text = await response.text()
  return { status: response.status, answer: text ? JSON.parse(text) : undefined }
}

function search(more: object = {}, brandId = 'staffmark') {
  const body = {
    ...{ brandId, keywords: '', city: '', state: '', positionType: '', postalCode: '' },
    ...{ distanceInMiles: 0, page: 0, resultsPerPage: 10, sort: ['DatePosted', 'desc'] },
    eRecruitId: '',
    ...more,
  }
  return ask(searchJobs, { params: { brandId }, body })
}

test('a page holds resultsPerPage of the results', async () => {
  const { answer: first } = await search()
  const { answer: second } = await search({ page: 1 })
  expect(first.SearchResults).toHaveLength(10)
  expect(first.TotalResults).toBe(second.TotalResults)
  const ids = [...first.SearchResults, ...second.SearchResults].map(({ Id }) => Id)
  expect(new Set(ids).size).toBe(20)
  const { answer: beyond } = await search({ page: 99 })
  expect(beyond).toMatchObject({ SearchResults: [], TotalResults: first.TotalResults })
})

test('searches several brands at once', async () => {
  const { answer: both } = await search({}, 'arna,xpo')
  const [{ answer: arna }, { answer: xpo }] = [await search({}, 'arna'), await search({}, 'xpo')]
  expect(both.TotalResults).toBe(String(Number(arna.TotalResults) + Number(xpo.TotalResults)))
})

test('lists all places with jobs, whatever the search', async () => {
  const { answer } = await search({ keywords: 'nothing at all' })
  expect(answer.TotalResults).toBe('0')
  expect(answer.CityStateList).toContain('Austin, TX')
  expect(answer.CityStateList).toEqual([...new Set(answer.CityStateList)].toSorted())
})

test.each([
  [{ sort: ['Salary', 'desc'] }, 'body/sort/0 is no column: Salary'],
  [{ sort: ['Title', 'up'] }, 'body/sort/1 is no direction: up'],
  [{ page: -1 }, 'body/page and body/resultsPerPage count upwards'],
  [{ brandId: 'arna' }, 'path parameter brandId and body/brandId differ'],
])('rejects the search %j', async (more, error) => {
  expect(await search(more)).toMatchObject({ status: 400, answer: { errors: [error] } })
})

test('finds a job only under its own brand', async () => {
  const { answer } = await ask(jobDetails, { params: { brandId: 'staffmark', id: '1001' } })
  expect(answer).toMatchObject({ Active: true, City: 'Austin', WebSalaryLow: '18.00' })
  for (const [brandId, id] of [
    ['arna', '1001'],
    ['staffmark', '7777'],
  ] as const)
    expect((await ask(jobDetails, { params: { brandId, id } })).status).toBe(404)
})

test('tells only the caller whether they applied', async () => {
  const check = (ewId: string, jobId: string) => ask(jobApplyCheck, { params: { ewId, jobId } })
  expect((await check(caller.userId, '1005')).answer).toEqual({ ApplicationExists: true })
  expect((await check(caller.userId, '1001')).answer).toEqual({ ApplicationExists: false })
  expect((await check('71002', '1005')).status).toBe(400)
})
