import type { Read, ReplyOf } from '@gatehouse/contracts/endpoint'
import {
  readAdSources,
  readCountries,
  readDisabilities,
  readEducationLevels,
  readEthnicities,
  readGenders,
  readJobTypes,
  readReasonsForLeaving,
  readReferringAdSource,
  readStates,
  readVeteranStatuses,
} from '@gatehouse/contracts/portal/lookups'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack
let visitor: Visitor
const staffmark = { params: { brand: 'staffmark' } }

/** Without caching, so that each test calls the upstream. */
beforeAll(async () => {
  stack = await startStack({ CACHE_SECONDS: '0' })
  visitor = stack.visitor()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const pathAsked = () => stack.fakes.world.calls.list().at(-1)?.path
const states = async (query: string) => {
  const response = await fetch(`${stack.url}/api/lookups/states${query}`)
  return { status: response.status, reply: (await response.json()) as ReplyOf<typeof readStates> }
}

test('gives countries with code and name', async () => {
  expect((await visitor.call(readCountries)).reply.options).toContainEqual({
    id: 'CA',
    name: 'Canada',
  })
  expect(pathAsked()).toBe('/api/Locality/Countries')
})

test('gives US states by default', async () => {
  const { reply } = await visitor.call(readStates)
  expect(pathAsked()).toBe('/api/Locality/Country/US')
  expect(reply.options).toHaveLength(53)
  const names = ['Texas', 'District of Columbia', 'Puerto Rico', 'Other']
  for (const [id, name] of ['TX', 'DC', 'PR', 'OTH'].map((id, i) => [id, names[i]]))
    expect(reply.options).toContainEqual({ id, name })
})

test('gives Canadian provinces and territories; none for a country without any', async () => {
  const canadian = await states('?country=CA')
  expect(pathAsked()).toBe('/api/Locality/Country/CA')
  expect(canadian.reply.options).toHaveLength(13)
  expect(canadian.reply.options).toContainEqual({ id: 'NL', name: 'Newfoundland and Labrador' })
  expect((await states('?country=MX')).reply).toEqual({ options: [] })
})

test.each(['us', 'USA', '..', 'U/', ''])(
  'rejects the country "%s" without an upstream call',
  async (code) => {
    const { status } = await states(`?country=${encodeURIComponent(code)}`)
    expect([status, stack.operationsCalled()]).toEqual([400, []])
  },
)

test.each([
  [
    readGenders,
    '/staffmark/api/Candidate/Types/Gender',
    { id: 'Declined', name: 'I choose not to disclose' },
  ],
  [readEthnicities, '/staffmark/api/Candidate/Types/Ethnicity', { id: '202', name: 'Asian' }],
  [
    readVeteranStatuses,
    '/staffmark/api/Candidate/Types/VeteranStatus',
    { id: '303', name: 'I am not a veteran' },
  ],
  [
    readDisabilities,
    '/staffmark/api/Candidate/Types/Disability',
    { id: '403', name: 'I do not want to answer' },
  ],
  [
    readReasonsForLeaving,
    '/staffmark/api/Candidate/Types/ReasonForLeaving',
    { id: '504', name: 'Laid off' },
  ],
  [
    readEducationLevels,
    '/staffmark/api/Candidate/Types/EducationLevel',
    { id: '603', name: 'GED' },
  ],
  [readJobTypes, '/staffmark/api/Job/Types', { id: '701', name: 'Temporary' }],
  [readAdSources, '/staffmark/api/AdSource', { id: '267', name: 'Text message' }],
] as const)(
  '%# requests the list of the brand and gives ids and names',
  async (endpoint, path, one) => {
    const { status, reply } = await visitor.call(endpoint, staffmark)
    expect([status, pathAsked()]).toEqual([200, path])
    expect(reply.options).toContainEqual(one)
    for (const option of reply.options) expect(Object.keys(option)).toEqual(['id', 'name'])
  },
)

test('drops options without a name', async () => {
  const { reply } = await visitor.call(readReasonsForLeaving, staffmark)
  expect(reply.options.map(({ id }) => id)).not.toContain('599')
})

test('gives the default ad source', async () => {
  expect((await visitor.call(readAdSources, staffmark)).reply.defaultId).toBe('12')
})

test.each([
  ['jobs.example.com', '45'],
  ['radio.example.com', '77'],
  ['unknown.example.com', null],
])('the ad source of %s is %s', async (host, id) => {
  const query = { site: `https://${host}` }
  const { status, reply } = await visitor.call(readReferringAdSource, { query })
  expect([status, reply, pathAsked()]).toEqual([200, { id }, '/Api/AdSource/List'])
  expect(stack.fakes.world.calls.list()[0]?.body).toEqual({ ReferringUrl: query.site })
})

const radio = { Id: '77', Name: 'Radio' }
const fair = { Id: '78', Name: 'Fair' }
test.each([
  [[radio], '12', '12'],
  [[radio], undefined, '77'],
  [[radio], '0', '77'],
  [[{ ...radio, Id: '0' }], '0', null],
  [[radio, fair], undefined, null],
  [[], '', null],
])('of the ad sources %j with the default %s, %s is the one', async (list, standard, id) => {
  const text = JSON.stringify({ AdSourceList: list, DefaultAdSourceId: standard })
  stack.fakes.world.faults.add({ operation: 'listAdSourcesByReferrer', kind: 'reply', text })
  const query = { site: `https://of-${list.length}-${standard}.example.com` }
  expect((await visitor.call(readReferringAdSource, { query })).reply).toEqual({ id })
})

test.each([
  'https://jobs.example.com/search?q=nurse',
  'https://maria:secret@jobs.example.com',
  'android-app://com.example',
  'jobs.example.com',
])('does not pass %s on as a referring site', async (site) => {
  const { status } = await visitor.send(readReferringAdSource, { query: { site } })
  expect([status, stack.operationsCalled()]).toEqual([400, []])
})

test.each(['', null, '0'])('a default ad source of %j is none', async (DefaultAdSourceId) => {
  const text = JSON.stringify({ AdSourceList: [radio], DefaultAdSourceId })
  stack.fakes.world.faults.add({ operation: 'listAdSources', kind: 'reply', text })
  expect((await visitor.call(readAdSources, staffmark)).reply.defaultId).toBeNull()
})

test.each([
  ['12', [200, { options: [], defaultId: '12' }]],
  ['0', [502, { code: 'upstream-invalid-response' }]],
])('an empty list of ad sources with the default %s: %j', async (DefaultAdSourceId, expected) => {
  const text = JSON.stringify({ AdSourceList: [], DefaultAdSourceId })
  stack.fakes.world.faults.add({ operation: 'listAdSources', kind: 'reply', text, times: 1 })
  const { status, reply } = await visitor.send(readAdSources, staffmark)
  expect([status, reply]).toMatchObject(expected)
})

test('gives lists for every brand; rejects an unknown one without an upstream call', async () => {
  for (const brand of [...brandCodes, 'atterro'])
    expect((await visitor.call(readGenders, { params: { brand } })).status).toBe(200)
  stack.fakes.world.calls.clear()
  for (const brand of ['..', 'Arna', 'arna,xpo', 'arna%2f..', 'nobrand', 'arna '])
    expect((await visitor.send(readGenders, { params: { brand } })).status).toBe(404)
  expect(stack.operationsCalled()).toEqual([])
})

test('calls with the service credentials only', async () => {
  const maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  for (const endpoint of [readGenders, readJobTypes] as const) await maria.call(endpoint, staffmark)
  await maria.call(readStates)
  for (const { headers } of stack.fakes.world.calls.list().slice(-3)) {
    expect(headers.authorization).toMatch(/^Bearer ./)
    expect(Object.keys(headers)).not.toContain('jwtauthorization')
    expect(Object.keys(headers)).not.toContain('timecode')
  }
})

test('answers a problem, not an empty list, when the upstream fails', async () => {
  const reads: [Read, object][] = [
    [readGenders, staffmark],
    [readCountries, {}],
  ]
  for (const [endpoint, sending] of reads) {
    stack.fakes.world.faults.add({ operation: '*', kind: 'garbage', times: 1 })
    const { status, problem } = await visitor.send(endpoint, sending)
    expect([status, problem.code]).toEqual([502, 'upstream-invalid-response'])
  }
})

test.each([
  [readCountries, 'CountryList'],
  [readGenders, 'GenderList'],
  [readEthnicities, 'TypeList'],
  [readVeteranStatuses, 'TypeList'],
  [readDisabilities, 'TypeList'],
  [readReasonsForLeaving, 'ReasonForLeavingList'],
  [readEducationLevels, 'EducationLevelTypes'],
  [readAdSources, 'AdSourceList'],
] as const)('%# an empty list for a required question is a problem', async (endpoint, field) => {
  for (const list of [[], [{ Id: '1', Code: 'A' }]]) {
    const text = JSON.stringify({ [field]: list })
    stack.fakes.world.faults.add({ operation: '*', kind: 'reply', text, times: 1 })
    const { status, problem } = await visitor.send(endpoint as Read, staffmark)
    expect([status, problem.code]).toEqual([502, 'upstream-invalid-response'])
  }
})

test('serves the second visitor from the cache', async () => {
  const holding = await startStack({}, { fakes: stack.fakes })
  const maria = holding.visitor()
  await maria.signIn('maria.santos@example.test')
  stack.fakes.world.calls.clear()
  await maria.call(readEthnicities, staffmark)
  await holding.visitor().call(readEthnicities, staffmark)
  expect(stack.operationsCalled()).toEqual(['listEthnicities'])
  await holding.visitor().call(readEthnicities, { params: { brand: 'arna' } })
  expect(stack.operationsCalled()).toEqual(['listEthnicities', 'listEthnicities'])
})
