import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { applicationOf } from '../../testing/application-of.ts'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { embedIn, leaveFrame } from '../../testing/host-page.ts'
import { job } from '../../testing/job.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

const host = 'https://jobs.example.test'
setSettings({ supportPhone: '1-800-555-0142', hostOrigins: [host] })
const { showPage } = await import('../../testing/show-page.tsx')
const { rememberStarted } = await import('./model/started-flag.ts')
const { ApplicationFlow } = await import('./application-flow.tsx')

const draft = 'GET /api/jobs/1001/application'
const start = 'POST /api/jobs/1001/application'
const { requests, bodies, replies, hold } = installFakeGateway()
const onQualified = jest.fn()

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
  replies.clear()
  onQualified.mockClear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  leaveFrame()
})

const show = (address: string) =>
  showPage(<ApplicationFlow job={job()} onQualified={onQualified} />, address)
const ofAge = () => screen.findByRole('group', { name: 'Are you 18 years of age or older?' })
const eligible = () => screen.getByRole('group', { name: /^Are you currently eligible/ })
async function answer(isOfAge: 'Yes' | 'No') {
  fireEvent.click(within(await ofAge()).getByLabelText(isOfAge))
  fireEvent.click(within(eligible()).getByLabelText('Yes'))
  await press('Continue')
}
async function enterEmail() {
  await screen.findByLabelText('Email Address')
  await enter('Email Address', 'ann@example.test')
  await press('Continue')
}
const notQualified = () => screen.findByText(/do not meet the basic qualifications/)
const isAnswered = async () =>
  within(await ofAge()).getByLabelText<HTMLInputElement>('Yes').checked ||
  within(await ofAge()).getByLabelText<HTMLInputElement>('No').checked

test('a worker begins without questions', async () => {
  await show('/search/1001')
  expect(await screen.findByRole('button', { name: 'Start your application' })).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})

test('a visitor answers two questions first, and applies with those answers', async () => {
  replies.set(start, () => Response.json(applicationOf({ state: 'applied' })))
  await show('/search-jobs/1001')
  expect(onQualified).not.toHaveBeenCalled()
  await answer('Yes')
  expect(onQualified).toHaveBeenCalledTimes(1)
  await enterEmail()
  expect(await screen.findByText(/You Applied to this Position/)).toBeTruthy()
  expect(requests).toEqual([start])
  expect(bodies).toMatchObject([{ isOfAge: 'yes', isEligible: 'yes', email: 'ann@example.test' }])
  expect(onQualified).toHaveBeenCalledTimes(2)
})

test('answers that do not qualify end in a notice, and can be given again', async () => {
  await show('/search-jobs/1001')
  await answer('No')
  await notQualified()
  expect(onQualified).not.toHaveBeenCalled()
  await press('Change my answers')
  expect(await isAnswered()).toBe(false)
  await answer('Yes')
  expect(await screen.findByLabelText('Email Address')).toBeTruthy()
})

test('answers that the gateway does not take lead back to the questions, too', async () => {
  replies.set(start, () => rejectWith('not-qualified'))
  await show('/search-jobs/1001')
  await answer('Yes')
  await enterEmail()
  await notQualified()
  await press('Change my answers')
  expect(await isAnswered()).toBe(false)
})

test('a draft of this browser is read before any question, which follow without one', async () => {
  rememberStarted()
  const release = hold(draft)
  await show('/search-jobs/1001')
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  await release(Response.json({ application: null, isKept: false }))
  expect(await isAnswered()).toBe(false)
  expect(requests).toEqual([draft])
  expect(onQualified).not.toHaveBeenCalled()
})

test('a draft that is open counts as qualified', async () => {
  rememberStarted()
  replies.set(draft, () => Response.json({ application: applicationOf(), isKept: false }))
  await show('/search-jobs/1001')
  expect(await screen.findByText('Continue your application')).toBeTruthy()
  expect(onQualified).toHaveBeenCalledTimes(1)
})

test.each([
  ['/search-jobs/1001', '', false],
  ['/search-jobs/1001?mode=internal', '', true],
  ['/search-jobs/1001?mode=internal', host, false],
  ['/search-jobs/1001?mode=internal', 'https://evil.test', true],
])('%s within “%s” warns that nothing can be handed over: %s', async (address, page, warns) => {
  if (page) embedIn(`${page}/openings`)
  await show(address)
  await ofAge()
  expect(screen.queryByText(/cannot be handed over/) !== null).toBe(warns)
})

test('Back leads from the address to the answers, which can be changed', async () => {
  replies.set(start, () => Response.json(applicationOf({ state: 'applied' })))
  await show('/search-jobs/1001')
  await answer('Yes')
  await screen.findByLabelText('Email Address')
  await press('Back')
  expect(await isAnswered()).toBe(true)
  const heading = screen.getByRole('heading', { name: 'Two questions first' })
  expect(document.activeElement).toBe(heading)
  fireEvent.click(within(eligible()).getByLabelText('No'))
  await press('Continue')
  await enterEmail()
  expect(bodies).toMatchObject([{ isOfAge: 'yes', isEligible: 'no' }])
})
