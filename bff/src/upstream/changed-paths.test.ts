import { readContent } from '@gatehouse/contracts/portal/content'
import { readJob } from '@gatehouse/contracts/portal/jobs'
import { applyForWaiver, readWaivers } from '@gatehouse/contracts/portal/waivers'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { listen, type Origin } from '@gatehouse/mocks/http/listen'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

/** Where the upstream answers, and the path at the fakes; none of these paths is answered there. */
const moved: [RegExp, string][] = [
  [/^\/v2\/content$/, '/EmployeeContent/GetContent'],
  [/^\/jobs\/(\d+)\/of\/([a-z-]+)\.json$/, '/$2/api/job/details/$1'],
  [/^\/waivers\/(\d+)$/, '/Api/User/$1/Applications'],
]
let fakes: Fakes
let upstream: Origin
let stack: Stack
let waiverHeaders: Headers | undefined

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 }, origin)
  upstream = await listen(0, async (request, target) => {
    const path = target.replace(/^\/legacy/, '')
    const [pattern, replacement] = moved.find(([one]) => one.test(path)) ?? []
    const isGone = moved.some(([, to]) =>
      new RegExp(`^${to.replace(/\$\d/g, '[^/]+')}$`).test(path),
    )
    if (isGone) return new Response(null, { status: 404 })
    if (request.method === 'GET' && path.startsWith('/waivers/')) {
      waiverHeaders = request.headers
      return Response.json({ ApplicationList: [] })
    }
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.text()
    const at = fakes.apiUrl + (pattern && replacement ? path.replace(pattern, replacement) : path)
    return fetch(at, { method, headers, body })
  })
  const paths = {
    getContent: '/v2/content',
    jobDetails: '/jobs/:id/of/:brandId.json',
    applyForWaiver: { path: '/waivers/:ewId' },
    getWaiverApplications: { path: '/waivers/:ewId', as: 'service' },
  }
  stack = await startStack(
    { UPSTREAM_API_URL: `${upstream.url}/legacy`, UPSTREAM_PATHS: JSON.stringify(paths) },
    { fakes },
  )
})
afterAll(async () => {
  await stack.close()
  await upstream.close()
  await fakes.close()
})

test('calls operations at the paths of UPSTREAM_PATHS, below the base', async () => {
  const chris = await stack.signIn('chris.lee')
  const announcements = await chris.call(readContent, { params: { code: 'announcements' } })
  const job = await chris.call(readJob, { params: { id: '1001' }, query: { brandId: 'staffmark' } })
  const applied = await chris.call(applyForWaiver, { body: { consent: 'yes' } })
  expect([announcements.status, job.status, applied.status]).toEqual([200, 200, 200])
  expect(fakes.world.calls.list().map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['getContent', 'jobDetails', 'applyForWaiver']),
  )
})

test('sends an assumed operation with the credentials that UPSTREAM_PATHS gives', async () => {
  const chris = await stack.signIn('chris.lee')
  expect((await chris.call(readWaivers)).reply).toEqual({ waivers: [] })
  expect(waiverHeaders?.get('authorization')).toMatch(/^Bearer /)
  expect(['jwtauthorization', 'timecode'].map((name) => waiverHeaders?.get(name))).toEqual([
    null,
    null,
  ])
})

test('lists the paths that are called', async () => {
  const response = await fetch(`${stack.opsUrl}/upstreams`)
  const { operations } = (await response.json()) as { operations: { call: string }[] }
  expect(operations.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['POST /v2/content', 'GET /waivers/:ewId', 'POST /User/Send2FA']),
  )
})
