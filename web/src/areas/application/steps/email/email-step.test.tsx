import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { descriptionsOf } from '../../../../testing/descriptions-of.ts'
import { enter } from '../../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { job } from '../../../../testing/job.ts'
import { passTime } from '../../../../testing/pass-time.ts'
import { press } from '../../../../testing/press.ts'
import { setSettings } from '../../../../testing/set-settings.ts'
import { translatePage } from '../../../../testing/translate-page.ts'

setSettings()
const { bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../../../testing/show-page.tsx')
const { dirtyForms } = await import('../../../../forms/dirty-forms.ts')
const { EmailStep } = await import('./email-step.tsx')

const start = 'POST /api/jobs/1001/application'
const prefetchNext = jest.fn()
const onStart = jest.fn()
const onDisqualified = jest.fn()
const onBack = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  bodies.length = 0
  prefetchNext.mockClear()
  onStart.mockClear()
  onDisqualified.mockClear()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const show = (address = '/search-jobs/1001') =>
  showPage(
    <EmailStep
      job={job()}
      answers={{ isOfAge: 'yes', isEligible: 'no' }}
      prefetchNext={prefetchNext}
      onStart={onStart}
      onDisqualified={onDisqualified}
      onBack={onBack}
    />,
    address,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('Email Address')
async function send(email: string) {
  await enter('Email Address', email)
  // Leaving loses no more than an address.
  expect(dirtyForms.size).toBe(0)
  await press('Continue')
}
const alertText = () => screen.queryByRole('alert')?.textContent

test.each([
  ['/search-jobs/1001', ''],
  ['/search-jobs/1001?mode=internal', 'internal'],
])('%s starts an application of the audience "%s"', async (address, audience) => {
  const application = applicationOf()
  replies.set(start, () => Response.json(application))
  await show(address)
  await send('ann@example.test')
  expect(bodies).toEqual([
    {
      isOfAge: 'yes',
      isEligible: 'no',
      brandId: 'xpo',
      audience,
      email: 'ann@example.test',
      lookUpLater: '',
    },
  ])
  expect(onStart).toHaveBeenCalledWith(application)
})

test('goes on without the lookup once it has failed; the next address is looked up again', async () => {
  replies.set(start, () => rejectWith('upstream-unreachable'))
  await show()
  await send('ann@example.test')
  await passTime(5000)
  expect(bodies).toHaveLength(5)
  expect(alertText()).toContain('Connection failed. Please try again later.')
  const release = hold(start)
  await press('Go on for now')
  expect(bodies.at(-1)).toMatchObject({ email: 'ann@example.test', lookUpLater: 'yes' })
  expect(alertText()).toBeUndefined()
  await release(rejectWith('candidate-lookup-empty'))
  replies.set(start, () => Response.json({ checkFailed: false }))
  await send('bea@example.test')
  expect(bodies.at(-1)).toMatchObject({ email: 'bea@example.test', lookUpLater: '' })
  expect(onStart).toHaveBeenCalledTimes(1)
})

test.each([
  ['candidate-lookup-empty', 'Connection failed. Please try again later.'],
  ['job-closed', 'Oops! This listing is no longer active.'],
  ['not-found', 'Oops! This listing is no longer active.'],
  ['rate-limited', 'Please wait'],
] as const)('%s is told at the address, until it is sent again', async (code, message) => {
  replies.set(start, () => rejectWith(code, { retryAfter: 60 }))
  await show()
  await send('ann@example.test')
  expect(alertText()).toContain(message)
  expect(document.activeElement).toBe(field())
  const release = hold(start)
  await press('Continue')
  expect(alertText()).toBeUndefined()
  await release(rejectWith(code, { retryAfter: 60 }))
  expect(alertText()).toContain(message)
})

test('loads the next step once the form has the focus', async () => {
  await show()
  expect(prefetchNext).not.toHaveBeenCalled()
  act(() => field().focus())
  expect(prefetchNext).toHaveBeenCalled()
})

test('answers that do not qualify lead to the notice', async () => {
  replies.set(start, () => rejectWith('not-qualified'))
  await show()
  await send('ann@example.test')
  expect(onDisqualified).toHaveBeenCalledTimes(1)
  expect(alertText()).toBeUndefined()
})

test('begins at its heading, and says why the address is asked for', async () => {
  await show()
  const heading = screen.getByRole('heading', { name: 'Your email address' })
  expect(document.activeElement).toBe(heading)
  const help = 'If you’ve applied before, we’ll ask you fewer questions.'
  expect(descriptionsOf(field())).toEqual([help])
})

test('an address that is none is told in words of its own', async () => {
  await show()
  await send('ann')
  expect(alertText()).toBe('Please enter a valid email address.')
  expect(bodies).toEqual([])
})

test('a slip in the address is suggested for the field, where the focus goes', async () => {
  await show()
  await enter('Email Address', 'ann@gmial.com')
  const suggestion = screen.getByText('Did you mean ann@gmail.com?')
  expect(suggestion.closest('[role=status]')).not.toBeNull()
  await press('Use this address')
  expect([field().value, document.activeElement]).toEqual(['ann@gmail.com', field()])
})

test('on a translated page the suggestion follows what is typed', async () => {
  await show()
  await enter('Email Address', 'ann@gmial.com')
  translatePage()
  await enter('Email Address', 'anna@gmial.com')
  expect(screen.getByText('Did you mean anna@gmail.com?')).toBeTruthy()
  translatePage()
  await enter('Email Address', 'anna@gmail.com')
  expect(screen.queryByText(/^Did you mean/)).toBeNull()
})

test('tells while the lookup is tried again, each second', async () => {
  replies.set(start, () => rejectWith('upstream-unreachable'))
  await show()
  await send('ann@example.test')
  expect(screen.getByText(/^Connection failed\. Please standby/)).toBeTruthy()
  await passTime(900)
  expect(bodies).toHaveLength(1)
  await passTime(200)
  expect(bodies).toHaveLength(2)
  replies.set(start, () => Response.json({ checkFailed: false }))
  await passTime(1000)
  expect(screen.queryByText(/^Connection failed\. Please standby/)).toBeNull()
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('a lookup that has failed for good can be tried again, still as a lookup', async () => {
  replies.set(start, () => rejectWith('upstream-unreachable'))
  await show()
  await send('ann@example.test')
  await passTime(5000)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Your address is still here. You can try again, or go on')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(alert)
  replies.set(start, () => Response.json({ checkFailed: false }))
  await press('Try again')
  expect(bodies.at(-1)).toMatchObject({ email: 'ann@example.test', lookUpLater: '' })
  expect(onStart).toHaveBeenCalledTimes(1)
})

test('any other failure keeps the address, and can be tried again', async () => {
  replies.set(start, () => rejectWith('internal'))
  await show()
  await send('ann@example.test')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('What you typed is kept.')
  expect(document.activeElement).toBe(alert)
  expect(screen.queryByRole('button', { name: 'Go on for now' })).toBeNull()
  const release = hold(start)
  await press('Try again')
  expect([bodies.length, alertText()]).toEqual([2, undefined])
  await release(Response.json({ checkFailed: false }))
  expect(onStart).toHaveBeenCalledTimes(1)
})
