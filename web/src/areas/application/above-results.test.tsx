import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { job } from '../../testing/job.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { AboveResults } = await import('./above-results.tsx')
const { receiptOf } = await import('./receipt/receipt.ts')

const read = 'GET /api/applications/begun'

beforeEach(() => {
  requests.length = 0
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

const begun = 'You began to apply for Nurse, Waco, TX.'
const receipt = receiptOf(job())

test.each([
  ['one that was sent just now', receipt],
  ['one that was begun', undefined],
])('the results stand below %s', async (_case, shown) => {
  const application = {
    jobId: '1003',
    brand: { code: 'xpo' },
    title: 'Nurse',
    place: 'Waco, TX',
  }
  replies.set(read, () => Response.json({ application }))
  await showPage(<AboveResults receipt={shown} />, '/search-jobs')
  const title = shown ? 'We have your application' : /^You began/
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByText(begun) !== null).toBe(!shown)
  expect(requests.includes(read)).toBe(!shown)
})
