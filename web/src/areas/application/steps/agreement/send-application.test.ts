import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { embedIn, leaveFrame } from '../../../../testing/host-page.ts'
import { setSettings } from '../../../../testing/set-settings.ts'

const host = 'https://jobs.example.test'
setSettings({ hostOrigins: [host] })
const { requests, bodies, replies } = installFakeGateway()
const { sendApplication } = await import('./send-application.ts')

const draft = 'POST /api/jobs/1001/application'
const { fetch } = globalThis
const keys: (string | null)[] = []

beforeEach(() => {
  globalThis.fetch = (address, options) => {
    keys.push(new Headers(options?.headers).get(idempotencyHeader))
    return fetch(address, options)
  }
})
afterEach(() => {
  for (const list of [requests, bodies, keys]) list.length = 0
  leaveFrame()
  globalThis.fetch = fetch
})

const values = { ...emptyApplication(), noResume: 'yes' }
const send = (as: 'candidate' | 'worker' | 'internal') =>
  sendApplication({ jobId: '1001', as, values, version: 'v7', idempotencyKey: 'k7' })

test.each([
  ['candidate', `${draft}/submission`, { thanks: false }, 'sent'],
  ['candidate', `${draft}/submission`, { thanks: true }, 'thanks'],
  ['worker', `${draft}/worker/submission`, {}, 'sent'],
] as const)("a %s's goes to %s with the draft's key: %#", async (as, request, reply, outcome) => {
  replies.set(request, () => Response.json(reply))
  expect(await send(as)).toBe(outcome)
  expect([requests, keys]).toEqual([[request], ['k7']])
  expect(bodies).toEqual([{ values, version: 'v7', agreed: 'yes' }])
})

test.each([
  [host, 'handed-over'],
  ['https://evil.test', 'no-host'],
])(
  'one of internal staff within %s is %s, with what stays as it is on file',
  async (page, outcome) => {
    embedIn(`${page}/openings`, { postMessage() {} })
    const payload = { firstName: 'Ann' }
    replies.set(`${draft}/hand-over`, () => Response.json({ payload, unchanged: ['phone'] }))
    const onSubmit = jest.fn()
    window.addEventListener('applicationSubmit', onSubmit, { once: true })
    expect(await send('internal')).toBe(outcome)
    expect(bodies).toEqual([{ values, version: 'v7', agreed: 'yes' }])
    const detail = { ...payload, unchanged: ['phone'] }
    expect(onSubmit.mock.calls).toEqual([[expect.objectContaining({ detail })]])
  },
)
