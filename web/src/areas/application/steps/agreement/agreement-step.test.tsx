import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { passTime } from '../../../../testing/pass-time.ts'
import { press } from '../../../../testing/press.ts'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', contentLanguage: 'en' })
const { requests, replies, hold } = installFakeGateway()
const { showInApplication } = await import('../../../../testing/in-application.tsx')
const { useRaisedError } = await import('../../../../ui/alerts.tsx')
const { createAutosave } = await import('../../autosave/autosave.ts')
const { isUnsent, rememberUnsent } = await import('../../model/unsent-flag.ts')
const { StepForm } = await import('./agreement-step.tsx')

const submission = 'POST /api/jobs/1001/application/submission'
const finish = jest.fn()
const showErrors = jest.fn()

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  requests.length = 0
  finish.mockClear()
})

let raisedError: ReturnType<typeof useRaisedError>
function RaisedError() {
  raisedError = useRaisedError()
  return null
}

const show = (address = '/search-jobs/1001', applicantType: 'new' | 'worker' = 'new') =>
  showInApplication(
    <>
      <StepForm />
      <RaisedError />
    </>,
    {
      application: applicationOf({ applicantType }),
      autosave: createAutosave('1001'),
      reviews: [],
      finish,
      showErrors,
    },
    { address },
  )
const name = /^(Submit|Hand over)/
const button = () => screen.getByRole('button', { name })
const send = () => press(name)
const agreement = () => screen.getByLabelText('I have read this statement and agree to it')

test('is sent once, after the statement is agreed to, and tells so', async () => {
  await show()
  await send()
  expect(screen.getByText('Please tick the box to send your application')).toBeTruthy()
  expect([document.activeElement, requests]).toEqual([agreement(), []])
  fireEvent.click(agreement())
  expect(screen.queryByText('Please tick the box to send your application')).toBeNull()
  const release = hold(submission)
  await send()
  await send()
  expect(requests).toEqual([submission])
  const isSending = () => ['aria-disabled', 'aria-busy'].map((name) => button().getAttribute(name))
  expect(isSending()).toEqual(['true', 'true'])
  expect(screen.getByText('Sending your application').getAttribute('role')).toBe('status')
  await release(Response.json({ thanks: true }))
  expect(finish.mock.calls).toEqual([['thanks']])
  expect(isSending()).toEqual(['false', 'false'])
})

test.each([
  ['/search-jobs/1001', 'new', 'Submit Your Application'],
  ['/search-jobs/1001?mode=internal', 'new', 'Hand over the application'],
  ['/search/1001', 'worker', 'Submit Your Application'],
  ['/search/1001?mode=internal', 'worker', 'Submit Your Application'],
] as const)('at %s a %s applicant presses “%s”', async (address, applicantType, name) => {
  await show(address, applicantType)
  expect(button().textContent).toBe(name)
})

test('rejected answers are told beside the button, and once more above the page', async () => {
  const errors = [{ field: 'personal.city', rule: 'invalid' }]
  replies.set(submission, () => rejectWith('invalid-input', { errors }))
  await show()
  fireEvent.click(agreement())
  await send()
  const invalid = 'Some answers are not right yet. Please look at what is marked.'
  expect(await screen.findAllByText(invalid)).toHaveLength(2)
  // The page would show it a third time.
  expect(raisedError).toBeUndefined()
  const statement = screen.getByRole('region', { name: 'Statement of Agreement' })
  expect(document.activeElement).toBe(within(statement).getByText(invalid).closest('[tabindex]'))
  // Only the one above announces it.
  const alerts = screen.getAllByRole('alert')
  expect(alerts.map((alert) => statement.contains(alert))).toEqual([false])
})

test('shows the answers and the statement, which has to be agreed to', async () => {
  await show()
  expect(screen.getByText('ann@example.test')).toBeTruthy()
  const statement = screen.getByRole('region', { name: 'Statement of Agreement' })
  expect(statement.textContent).toContain('What I have said in this application is true')
  expect(agreement().getAttribute('aria-required')).toBe('true')
  expect(agreement().getAttribute('aria-invalid')).toBe('false')
  expect(button().dataset.track).toBe('submit-application')
})

test("an upstream's own words are shown, with the reference and that nothing is lost", async () => {
  const upstreamMessage = 'This position was filled this morning.'
  replies.set(submission, () => rejectWith('application-refused', { upstreamMessage }))
  await show()
  fireEvent.click(agreement())
  await send()
  const alert = await screen.findByRole('alert')
  for (const line of [
    'There was a problem processing your Application',
    upstreamMessage,
    'Nothing you typed is lost. You can send it again.',
    'ABCD-1234',
  ])
    expect(alert.textContent).toContain(line)
  expect(screen.getByText(upstreamMessage).lang).toBe('en')
  expect(document.activeElement).toBe(alert)
})

test('tells while it is sent again', async () => {
  jest.useFakeTimers()
  replies.set(submission, () => {
    throw new TypeError('no connection')
  })
  await show()
  fireEvent.click(agreement())
  await send()
  expect(screen.getByText(/^Connection failed\. Please standby/)).toBeTruthy()
  replies.set(submission, () => Response.json({ thanks: true }))
  await passTime(10_000)
  expect(screen.queryByText(/^Connection failed\. Please standby/)).toBeNull()
  expect(finish.mock.calls).toEqual([['thanks']])
})

test('a page that was reloaded between attempts tells once that nothing was sent, and takes the focus there', async () => {
  rememberUnsent('1001')
  await show()
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe(
    'Your application has not been sent yet.Nothing you typed is lost. You can send it again.',
  )
  expect(document.activeElement).toBe(alert)
  expect(isUnsent('1001')).toBe(false)
})
