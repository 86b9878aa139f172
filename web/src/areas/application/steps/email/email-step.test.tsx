import { ChakraProvider } from '@chakra-ui/react'
import type { Application } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings()
const { bodies, replies } = installFakeGateway()
const { system } = await import('../../../../ui/theme.ts')
const { dirtyForms } = await import('../../../../forms/dirty-forms.ts')
const { EmailStep } = await import('./email-step.tsx')

const job = { id: '1001', brand: { code: 'staffmark' } } as Job
const start = 'POST /api/jobs/1001/application'
const prefetchNext = jest.fn()
const onStart = jest.fn()
const onDisqualified = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  bodies.length = 0
  prefetchNext.mockClear()
  onStart.mockClear()
  onDisqualified.mockClear()
})
afterEach(cleanup)

const show = (address = '/search-jobs/1001') =>
  act(async () =>
    render(
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[address]}>
          <EmailStep
            job={job}
            answers={{ isOfAge: 'yes', isEligible: 'no' }}
            prefetchNext={prefetchNext}
            onStart={onStart}
            onDisqualified={onDisqualified}
          />
        </MemoryRouter>
      </ChakraProvider>,
    ),
  )
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const field = () => screen.getByLabelText<HTMLInputElement>('Email Address')
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await wait(0)
}
async function enter(email: string) {
  fireEvent.change(field(), { target: { value: email } })
  await wait(0)
  // Leaving loses no more than an address.
  expect(dirtyForms.size).toBe(0)
  await press('Continue')
}
const alertText = () => screen.queryByRole('alert')?.textContent

test.each([
  ['/search-jobs/1001', ''],
  ['/search-jobs/1001?mode=internal', 'internal'],
])('%s starts an application of the audience "%s"', async (address, audience) => {
  const application = { checkFailed: false } as Application
  replies.set(start, () => Response.json(application))
  await show(address)
  await enter('ann@example.test')
  expect(bodies).toEqual([
    {
      isOfAge: 'yes',
      isEligible: 'no',
      brandId: 'staffmark',
      audience,
      email: 'ann@example.test',
      lookUpLater: '',
    },
  ])
  expect(onStart).toHaveBeenCalledWith(application)
})

test('goes on without the lookup once it has failed; the next address is looked up again', async () => {
  replies.set(start, () => rejectWith('upstream-unreachable', 502))
  await show()
  await enter('ann@example.test')
  await wait(5000)
  expect(bodies).toHaveLength(5)
  expect(alertText()).toContain('Connection failed. Please try again later.')
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(start, () => promise)
  await press('Go on for now')
  expect(bodies.at(-1)).toMatchObject({ email: 'ann@example.test', lookUpLater: 'yes' })
  expect(alertText()).toBeUndefined()
  await act(async () => resolve(rejectWith('candidate-lookup-empty', 502)))
  replies.set(start, () => Response.json({ checkFailed: false }))
  await enter('bea@example.test')
  expect(bodies.at(-1)).toMatchObject({ email: 'bea@example.test', lookUpLater: '' })
  expect(onStart).toHaveBeenCalledTimes(1)
})

test.each([
  ['candidate-lookup-empty', 502, 'Connection failed. Please try again later.'],
  ['job-closed', 409, 'Oops! This listing is no longer active.'],
  ['rate-limited', 429, 'Please wait'],
] as const)('%s is told at the address, until it is sent again', async (code, status, message) => {
  replies.set(start, () => rejectWith(code, status, { retryAfter: 60 }))
  await show()
  await enter('ann@example.test')
  expect(alertText()).toContain(message)
  expect(document.activeElement).toBe(field())
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(start, () => promise)
  await press('Continue')
  expect(alertText()).toBeUndefined()
  await act(async () => resolve(rejectWith(code, status, { retryAfter: 60 })))
  expect(alertText()).toContain(message)
})

test('loads the next step once the form has the focus', async () => {
  await show()
  expect(prefetchNext).not.toHaveBeenCalled()
  act(() => field().focus())
  expect(prefetchNext).toHaveBeenCalled()
})

test('answers that do not qualify lead to the notice', async () => {
  replies.set(start, () => rejectWith('not-qualified', 422))
  await show()
  await enter('ann@example.test')
  expect(onDisqualified).toHaveBeenCalledTimes(1)
  expect(alertText()).toBeUndefined()
})
