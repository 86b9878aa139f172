import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { job } from '../../testing/job.ts'
import { linksIn } from '../../testing/links-in.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, replies, answer } = installFakeGateway()
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
  expect(screen.queryByText('Nurse, Waco, TX') !== null).toBe(!shown)
  expect(requests.includes(read)).toBe(!shown)
})

const nurse = { jobId: '1003', brand: { code: 'xpo', name: 'XPO' }, title: 'Nurse', place: '' }
const list = 'GET /api/applications'

test.each([
  ['/search-jobs', read, '/search-jobs/1003?brandId=xpo'],
  ['/search', list, '/search/1003?brandId=xpo'],
])('at %s the one that was begun leads back to its job', async (address, request, href) => {
  const sent = { ...nurse, jobId: '1002', title: 'Cook', state: 'sent' }
  replies.set(read, () => Response.json({ application: nurse }))
  replies.set(list, () => Response.json({ applications: [sent, { ...nurse, state: 'begun' }] }))
  await showPage(<AboveResults receipt={undefined} />, address)
  const link = await screen.findByRole('link')
  expect(link.parentElement?.textContent).toBe(
    'You began to apply for Nurse. Continue your application',
  )
  expect(linksIn()).toEqual([['Continue your application', href]])
  expect(requests).toEqual([request])
})

test.each([
  ['/search-jobs', { application: null }, [read]],
  ['/search', { applications: [{ ...nurse, state: 'sent' }] }, [list]],
  ['/search-jobs?mode=internal', { application: nurse }, []],
])('at %s nothing is told of %j', async (address, reply, expected) => {
  for (const request of [read, list]) replies.set(request, () => Response.json(reply))
  await showPage(<AboveResults receipt={undefined} />, address)
  expect(requests).toEqual(expected)
  expect(screen.queryByRole('link')).toBeNull()
})

test.each<[string, string, object, object]>([
  ['/search-jobs', read, { application: nurse }, { application: null }],
  [
    '/search',
    list,
    { applications: [{ ...nurse, state: 'begun' }] },
    { applications: [{ ...nurse, state: 'sent' }] },
  ],
])(
  'at %s one that was sent since is not told at the next visit',
  async (address, request, ...visits) => {
    for (const [visit, reply] of visits.entries()) {
      answer(request, reply)
      await showPage(<AboveResults receipt={undefined} />, address)
      await waitFor(() => expect(requests).toHaveLength(visit + 1))
      await waitFor(() => expect(screen.queryByRole('link') !== null).toBe(visit === 0))
      cleanup()
    }
  },
)
