import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { checkAlreadyApplied, type Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { installFakeBroadcastChannel } from '../../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import type { ApplicationState } from '../../model/application-context.ts'

installFakeBroadcastChannel()
const { requests, replies } = installFakeGateway()
const { ApplicationContext } = await import('../../model/application-context.ts')
const { createAutosave } = await import('../../autosave/autosave.ts')
const { useRead } = await import('../../../../portal/use-read.ts')
const { useSubmit } = await import('./use-submit.ts')

const submission = 'POST /api/jobs/1001/application/submission'
const workerSubmission = 'POST /api/jobs/1001/application/worker/submission'
const alreadyApplied = `GET ${endpointUrl(checkAlreadyApplied, { params: { id: '1001' } })}`
const finish = jest.fn()

let path: string
let submit: () => Promise<void>
let submitError: ReturnType<typeof useSubmit>['submitError']

function Path() {
  path = useLocation().pathname
  return null
}
function Step() {
  ;({ submit, submitError } = useSubmit())
  return null
}

/** Like the page of the job. */
function WorkerJob() {
  const { data } = useRead(checkAlreadyApplied, { params: { id: '1001' } })
  return data?.applied ? null : <Step />
}

function show(step = <Step />, applicantType: Application['applicantType'] = 'new') {
  const state = {
    job: { id: '1001', brand: { code: 'staffmark' } } as Job,
    application: { key: 'k1', applicantType } as Application,
    values: emptyApplication(),
    autosave: createAutosave('1001'),
    merges: 0,
    finish,
  } as unknown as ApplicationState
  const page = (shown: ReactNode) => (
    <MemoryRouter initialEntries={['/search-jobs/1001']}>
      <Path />
      <ApplicationContext value={state}>{shown}</ApplicationContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(step))
  return { leaveStep: () => rerender(page(null)) }
}

afterEach(() => {
  cleanup()
  finish.mockClear()
  requests.length = 0
})

test('leads to the search results once the application is sent', async () => {
  replies.set(submission, () => Response.json({ thanks: false }))
  show()
  await act(() => submit())
  expect(path).toBe('/search-jobs')
  expect(finish).not.toHaveBeenCalled()
})

test("leads a worker on, though the job's page then shows it as applied for", async () => {
  replies.set(alreadyApplied, () => Response.json({ applied: false }))
  replies.set(workerSubmission, () => Response.json({ thanks: false }))
  show(<WorkerJob />, 'worker')
  await act(() => submit())
  expect(path).toBe('/search')
  expect(finish).not.toHaveBeenCalled()
})

test('tells of no failure while the application is sent again', async () => {
  replies.set(submission, () => Response.json({ code: 'invalid-input' }, { status: 400 }))
  show()
  await act(() => submit())
  expect(submitError?.message).toBe('rejected')
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(submission, () => promise)
  act(() => void submit())
  await waitFor(() => expect(submitError).toBeUndefined())
  await act(async () => resolve(Response.json({ thanks: true })))
  await waitFor(() => expect(finish).toHaveBeenCalledWith('thanks'))
})

test('stays where the user went meanwhile, and tells that the application is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(submission, () => promise)
  const { leaveStep } = show()
  act(() => void submit())
  await waitFor(() => expect(requests).toEqual([submission]))
  leaveStep()
  await act(async () => resolve(Response.json({ thanks: false })))
  await waitFor(() => expect(finish).toHaveBeenCalledWith('sent'))
  expect(path).toBe('/search-jobs/1001')
})
