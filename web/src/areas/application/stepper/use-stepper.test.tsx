import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import type { StepperProps } from './use-stepper.ts'

installFakeBroadcastChannel()
const { replies } = installFakeGateway()
const { useStepper } = await import('./use-stepper.ts')

const job = { id: '1001', brand: { code: 'staffmark' } } as Job
const initialApplication = {
  applicantType: 'new',
  steps: ['personal', 'resume', 'agreement'],
  step: 'personal',
  resume: null,
  fieldsToReview: [],
  values: { ...emptyApplication(), noResume: 'yes' },
} as unknown as Application

const show = (address: string, onFinish: StepperProps['onFinish'] = () => undefined) =>
  renderHook(
    () =>
      useStepper({
        job,
        initialApplication,
        resumed: false,
        onReopen() {},
        onFinish,
        onRestart() {},
      }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  )

test('an update of an earlier render, such as Undo, keeps what was changed since', async () => {
  const { result, unmount } = show('/search-jobs/1001')
  const { change } = result.current.state
  await act(async () => result.current.state.goTo('resume'))
  act(() =>
    result.current.state.change((values) => ({
      ...values,
      personal: { ...values.personal, city: 'Austin' },
    })),
  )
  act(() => change((values) => ({ ...values, noEmployment: 'yes' })))
  const { values, autosave } = result.current.state
  expect([values.personal.city, values.noEmployment]).toEqual(['Austin', 'yes'])
  expect(autosave.pending()).toEqual({ step: 'resume', values })
  unmount()
  autosave.discard()
})

test.each([
  ['?mode=internal', 'no-host'],
  ['', 'sent'],
])('at "%s" an application that another tab has sent ends as %s', async (search, outcome) => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('already-sent', 409))
  const onFinish = jest.fn()
  const { result, unmount } = show(`/search-jobs/1001${search}`, onFinish)
  await act(async () => result.current.state.goTo('resume'))
  expect(onFinish).toHaveBeenCalledWith(outcome)
  unmount()
})
