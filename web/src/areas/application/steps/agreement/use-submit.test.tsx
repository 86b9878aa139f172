import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { checkAlreadyApplied, type Job } from '@gatehouse/contracts/portal/jobs'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import type { ApplicationState } from '../../model/application-context.ts'

const { requests, replies } = installFakeGateway()
const { ApplicationContext } = await import('../../model/application-context.ts')
const { createAutosave } = await import('../../autosave/autosave.ts')
const { peek, useRead } = await import('../../../../portal/use-read.ts')
const { isApplied, clearApplied } = await import('../../../jobs/applied-jobs.ts')
const { useSubmit } = await import('./use-submit.ts')

const submission = 'POST /api/jobs/1001/application/submission'
const workerSubmission = 'POST /api/jobs/1001/application/worker/submission'
const alreadyApplied = `GET ${endpointUrl(checkAlreadyApplied, { params: { id: '1001' } })}`
const finish = jest.fn()
const finishAsSent = jest.fn()
const showErrors = jest.fn()

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

function show(
  step = <Step />,
  applicantType: Application['applicantType'] = 'new',
  address = '/search-jobs/1001',
) {
  const state = {
    job: { id: '1001', brand: { code: 'staffmark' } } as Job,
    application: { key: 'k1', applicantType } as Application,
    values: emptyApplication(),
    autosave: createAutosave('1001'),
    merges: 0,
    finish,
    finishAsSent,
    showErrors,
  } as unknown as ApplicationState
  const page = (shown: ReactNode) => (
    <MemoryRouter initialEntries={[address]}>
      <Path />
      <ApplicationContext value={state}>{shown}</ApplicationContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(step))
  return { leaveStep: () => rerender(page(null)) }
}

afterEach(() => {
  cleanup()
  for (const mock of [finish, finishAsSent, showErrors]) mock.mockClear()
  requests.length = 0
  clearApplied()
})

test('leads to the search results once the application is sent', async () => {
  replies.set(submission, () => Response.json({ thanks: false }))
  show()
  await act(() => submit())
  expect(path).toBe('/search-jobs')
  expect(finish).not.toHaveBeenCalled()
  expect(isApplied('1001')).toBe(true)
})

test("leads a worker on, though the job's page then shows it as applied for", async () => {
  replies.set(alreadyApplied, () => Response.json({ applied: false }))
  replies.set(workerSubmission, () => Response.json({ thanks: false }))
  show(<WorkerJob />, 'worker')
  await act(() => submit())
  expect(path).toBe('/search')
  expect(peek(checkAlreadyApplied, { params: { id: '1001' } })).toEqual({ applied: true })
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

test('what was handed over to no page is not marked as applied for', async () => {
  const handOver = 'POST /api/jobs/1001/application/hand-over'
  replies.set(handOver, () => Response.json({ payload: {}, unchanged: [] }))
  show(<Step />, 'new', '/search-jobs/1001?mode=internal')
  await act(() => submit())
  expect(requests).toEqual([handOver])
  expect(finish.mock.calls).toEqual([['no-host']])
  expect(isApplied('1001')).toBe(false)
})

test.each<[ProblemCode, number, () => void]>([
  ['already-applied', 409, () => expect(finish.mock.calls).toEqual([['applied']])],
  ['already-sent', 409, () => expect(finishAsSent).toHaveBeenCalledTimes(1)],
])('%s ends the application, which is no error', async (code, status, expectEnd) => {
  replies.set(submission, () => rejectWith(code, status))
  show()
  await act(() => submit())
  expectEnd()
  expect([submitError, requests]).toEqual([undefined, [submission]])
})

test('rejected fields are shown in their step; another draft key is asked for', async () => {
  const errors = [{ field: 'personal.city', rule: 'invalid' }]
  replies.set(submission, () => rejectWith('invalid-input', 422, { errors }))
  show()
  await act(() => submit())
  expect(submitError?.message).toBe('invalidFields')
  expect(showErrors.mock.calls).toEqual([[expect.objectContaining({ errors })]])
  expect(requests).toEqual([submission, 'GET /api/jobs/1001/application'])
})

test('a worker is told of a rejection in words of their own', async () => {
  replies.set(workerSubmission, () => rejectWith('application-refused', 422))
  show(<Step />, 'worker')
  await act(() => submit())
  expect(submitError?.message).toBe('workerRejected')
  expect(requests).toEqual([workerSubmission, 'GET /api/jobs/1001/application/worker'])
})
