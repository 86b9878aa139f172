import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { installFakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
installFakeGateway()
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

test('an update of an earlier render, such as Undo, keeps what was changed since', async () => {
  const { result, unmount } = renderHook(() =>
    useStepper({
      job,
      initialApplication,
      resumed: false,
      onReopen() {},
      onFinish() {},
      onRestart() {},
    }),
  )
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
