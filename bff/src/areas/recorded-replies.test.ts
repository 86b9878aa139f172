import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { contentCodes, readContent } from '@gatehouse/contracts/portal/content'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import {
  type JobSearch,
  readJob,
  readSimilarJobs,
  searchJobs,
} from '@gatehouse/contracts/portal/jobs'
import { choosePasscodeChannel, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { makePeople } from '@gatehouse/mocks/world/people'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

/**
 * The reply, one line for each field, and the upstream calls that it took. What differs from run to run is
 * hidden: ids, ports, and days counted from today.
 */
async function read(visitor: Visitor, endpoint: Endpoint, input = {}): Promise<string> {
  const { calls } = stack.fakes.world
  calls.clear()
  const { status, reply, problem } = await visitor.send(endpoint, input)
  const upstream = calls
    .list()
    .map(
      ({ method, path, body }) => `${method} ${path} ${body === null ? '' : JSON.stringify(body)}`,
    )
  const content = JSON.stringify(status === 200 ? reply : problem.code, null, 1)
  return [content, ...upstream.toSorted()]
    .join('\n')
    .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1')
    .replace(/("posted": ").*"/g, '$1…"')
    .replace(/": "(\d+\.)?[\w-]{22}"/g, '": "$1…"')
}

/** Without the list of sessions, which are of this moment. */
const signedInReads = endpoints.filter(
  ({ method, access, path }) =>
    method === 'GET' &&
    access === 'signed-in' &&
    !path.includes(':') &&
    path !== '/api/session/active',
)

const brandLists = endpoints.filter(({ path }) => path.startsWith('/api/lookups/:brand/'))

describe('what a user reads', () => {
  const unableToSignIn = ['rey.cruz', 'gus.lane', 'ines.roy'].map((name) => `${name}@example.test`)
  const logins = makePeople()
    .list()
    .map(({ login }) => login)
    .filter((login) => !unableToSignIn.includes(login))

  async function signIn(login: string): Promise<Visitor> {
    const visitor = stack.visitor()
    const { reply } = await visitor.startSignIn(login)
    if (reply.options.length > 0)
      await visitor.call(choosePasscodeChannel, { body: { channel: 'email' } })
    const { phone } = stack.fakes.world.people.findByIdentity(login) ?? {}
    const passcode = visitor.passcode(login) || visitor.passcode(phone ?? '')
    expect((await visitor.call(submitPasscode, { body: { passcode } })).status).toBe(200)
    return visitor
  }

  test.each(logins)('%s', async (login) => {
    const visitor = await signIn(login)
    for (const endpoint of signedInReads)
      expect(await read(visitor, endpoint)).toMatchSnapshot(endpoint.path)
  })

  test.each(contentCodes)('content: %s', async (code) => {
    const visitor = await signIn('maria.santos@example.test')
    expect(await read(visitor, readContent, { params: { code } })).toMatchSnapshot()
  })
})

describe('what anyone reads', () => {
  test.each(brandCodes)('lists of %s', async (brand) => {
    for (const endpoint of brandLists)
      expect(await read(stack.visitor(), endpoint, { params: { brand } })).toMatchSnapshot(
        endpoint.path,
      )
  })

  const searches: JobSearch[] = [
    {},
    { audience: 'internal' },
    { brands: 'staffmark,arna' },
    { keyword: 'forklift' },
    { city: 'Austin', state: 'TX' },
    { postalCode: '78701', distance: 25 },
    { type: 'Temporary' },
    { sort: 'title', direction: 'desc', page: 1, size: 10 },
    { sort: 'city' },
    { id: '1001' },
    { keyword: 'nothing like this' },
  ]
  test.each(searches)('jobs: %j', async (query) => {
    expect(await read(stack.visitor(), searchJobs, { query })).toMatchSnapshot()
  })

  test.each(['1001', '1002', '1003', '1004', '1005', '1006', '1007', '2001', '2010'])(
    'job %s',
    async (id) => {
      for (const endpoint of [readJob, readSimilarJobs])
        expect(await read(stack.visitor(), endpoint, { params: { id } })).toMatchSnapshot(
          endpoint.path,
        )
    },
  )
})

/** Users who between them have data in all systems. */
const wellKnown = ['maria.santos', 'pat.brown', 'dana.wolf']

describe('what is read from replies that other systems would write', () => {
  let uncached: Stack
  beforeAll(async () => {
    uncached = await startStack({ CACHE_SECONDS: '0' }, { fakes: stack.fakes })
  })
  afterAll(() => {
    stack.fakes.world.reset()
    return uncached.close()
  })

  const asMaria = (endpoint: Endpoint, input: object) => ({
    login: 'maria.santos',
    endpoint,
    input,
  })
  const reads = [
    ...wellKnown.flatMap((login) =>
      signedInReads.map((endpoint) => ({ login, endpoint, input: {} })),
    ),
    ...brandLists.map((endpoint) => asMaria(endpoint, { params: { brand: 'staffmark' } })),
    ...contentCodes.map((code) => asMaria(readContent, { params: { code } })),
    asMaria(readJob, { params: { id: '1001' } }),
    asMaria(readSimilarJobs, { params: { id: '1001' } }),
    asMaria(searchJobs, { query: { keyword: 'forklift' } }),
  ]
  const visitors = new Map<string, Visitor>()
  async function visitorOf(login: string) {
    const { world } = stack.fakes
    world.replyFormat = 'plain'
    const visitor = visitors.get(login) ?? (await uncached.signIn(login))
    visitors.set(login, visitor)
    return visitor
  }

  test.each(reads)('$login: $endpoint.path $input', async ({ login, endpoint, input }) => {
    const visitor = await visitorOf(login)
    const { world } = stack.fakes
    const plain = await read(visitor, endpoint, input)
    world.replyFormat = 'padded'
    expect(await read(visitor, endpoint, input)).toBe(plain)

    world.replyFormat = 'gaps'
    const lines = new Set<string>()
    for (world.gap = 0; world.gap < 30; world.gap++)
      for (const line of (await read(visitor, endpoint, input)).split('\n')) lines.add(line)
    for (const line of plain.split('\n')) lines.delete(line)
    expect([...lines].join('\n')).toMatchSnapshot()
  })
})
