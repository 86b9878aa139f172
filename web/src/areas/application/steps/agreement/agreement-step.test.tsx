import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { applicationOf, InApplication } from '../../../../testing/in-application.tsx'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../../../ui/theme.ts')
const { AlertProvider, useRaisedError } = await import('../../../../ui/alerts.tsx')
const { createAutosave } = await import('../../autosave/autosave.ts')
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
  act(async () => {
    const application = applicationOf({ applicantType })
    const state = { application, autosave: createAutosave('1001'), reviews: [], finish, showErrors }
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[address]}>
          <AlertProvider>
            <InApplication state={state}>
              <StepForm />
              <RaisedError />
            </InApplication>
          </AlertProvider>
        </MemoryRouter>
      </ChakraProvider>,
    )
  })
const button = () => screen.getByRole('button', { name: /^(Submit|Hand over)/ })
const press = () => act(async () => fireEvent.click(button()))
const agreement = () => screen.getByLabelText('I have read this statement and agree to it')

test('is sent once the statement is agreed to', async () => {
  await show()
  await press()
  expect(screen.getByText('Please tick the box to send your application')).toBeTruthy()
  expect([document.activeElement, requests]).toEqual([agreement(), []])
  fireEvent.click(agreement())
  expect(screen.queryByText('Please tick the box to send your application')).toBeNull()
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(submission, () => promise)
  await press()
  await press()
  expect(requests).toEqual([submission])
  const isSending = () => ['aria-disabled', 'aria-busy'].map((name) => button().getAttribute(name))
  expect(isSending()).toEqual(['true', 'true'])
  expect(button().textContent).toContain('Sending your application')
  await act(async () => resolve(Response.json({ thanks: true })))
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

test('rejected answers are told beside the button, and once more for who is elsewhere', async () => {
  const errors = [{ field: 'personal.city', rule: 'invalid' }]
  replies.set(submission, () => rejectWith('invalid-input', 422, { errors }))
  await show()
  fireEvent.click(agreement())
  await press()
  const invalid = 'Some answers are not right yet. Please look at what is marked.'
  expect(await screen.findAllByText(invalid)).toHaveLength(2)
  // The page would show it a third time.
  expect(raisedError).toBeUndefined()
  expect(document.activeElement?.textContent).toContain(invalid)
  expect(screen.getAllByRole('alert')).toContain(document.activeElement)
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
  replies.set(submission, () => rejectWith('application-refused', 422, { upstreamMessage }))
  await show()
  fireEvent.click(agreement())
  await press()
  const alert = await screen.findByRole('alert')
  for (const line of [
    'There was a problem processing your Application',
    upstreamMessage,
    'Nothing you typed is lost. You can send it again.',
    'ABCD-1234',
  ])
    expect(alert.textContent).toContain(line)
  expect(document.activeElement).toBe(alert)
})

test('tells while it is sent again', async () => {
  jest.useFakeTimers()
  replies.set(submission, () => {
    throw new TypeError('no connection')
  })
  await show()
  fireEvent.click(agreement())
  await press()
  expect(screen.getByText(/^Connection failed\. Please standby/)).toBeTruthy()
  replies.set(submission, () => Response.json({ thanks: true }))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText(/^Connection failed\. Please standby/)).toBeNull()
})

test('the text for screen readers while it is sent is one that they read out', async () => {
  replies.set(submission, () => new Promise(() => undefined))
  await show()
  fireEvent.click(agreement())
  await press()
  const status = screen.getByText('Sending your application')
  expect(status.getAttribute('role')).toBe('status')
})
