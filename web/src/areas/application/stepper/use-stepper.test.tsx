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

test("another tab's changes are told at the step that was open, not at the next visit", async () => {
  const edited = (city: string, state: string) => ({
    ...initialApplication.values,
    personal: { ...initialApplication.values.personal, city, state },
  })
  let saves = 0
  replies.set('PUT /api/jobs/1001/application', () =>
    saves++ === 0 ? rejectWith('draft-changed', 409) : Response.json({}),
  )
  const theirs = { ...initialApplication, state: 'open', version: 'v2', values: edited('', 'TX') }
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application: theirs }))
  const first = show('/search-jobs/1001')
  await act(async () => {
    first.result.current.state.change(() => edited('Austin', ''))
    await first.result.current.state.autosave.save()
  })
  const { changedElsewhere, state } = first.result.current
  expect([changedElsewhere, state.values]).toEqual([true, edited('Austin', 'TX')])
  first.unmount()

  const second = show('/search-jobs/1001')
  expect(second.result.current.changedElsewhere).toBe(false)
  second.unmount()
  state.autosave.discard()
})
