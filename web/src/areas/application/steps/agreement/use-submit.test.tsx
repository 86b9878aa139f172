import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway, rejectWith } from '../../../../testing/fake-gateway.ts'
import { job } from '../../../../testing/job.ts'
import { passTime } from '../../../../testing/pass-time.ts'
import { recordPageLoads } from '../../../../testing/record-page-loads.ts'
import { setSettings } from '../../../../testing/set-settings.ts'
import type { ApplicationState } from '../../model/application-context.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { InApplication } = await import('../../../../testing/in-application.tsx')
const { showRoutes } = await import('../../../../testing/show-page.tsx')
const { onSessionChange } = await import('../../../../portal/signed-out.ts')
const { createAutosave } = await import('../../autosave/autosave.ts')
const { clearCache, peek, useRead } = await import('../../../../portal/use-read.ts')
const { isApplied, clearApplied } = await import('../../../jobs/applied-jobs.ts')
const { isUnsent } = await import('../../model/unsent-flag.ts')
const { useSubmit } = await import('./use-submit.ts')

const submission = 'POST /api/jobs/1001/application/submission'
const workerSubmission = 'POST /api/jobs/1001/application/worker/submission'
const alreadyApplied = `GET ${endpointUrl(checkAlreadyApplied, { params: { id: '1001' } })}`
const finish = jest.fn()
const finishAsSent = jest.fn()
const showErrors = jest.fn()

const { fetch } = globalThis
const keys: (string | null)[] = []
globalThis.fetch = (address, options) => {
  if (options?.method === 'POST') keys.push(new Headers(options.headers).get(idempotencyHeader))
  return fetch(address, options)
}

let router: Awaited<ReturnType<typeof showRoutes>>
let autosave: ApplicationState['autosave']
let submit: () => Promise<void>
let submitError: ReturnType<typeof useSubmit>['submitError']

function Step() {
  ;({ submit, submitError } = useSubmit())
  return null
}

/** Like the page of the job. */
function WorkerJob() {
  const { data } = useRead(checkAlreadyApplied, { params: { id: '1001' } })
  return data?.applied ? null : <Step />
}

async function show(
  step = <Step />,
  applicantType: Application['applicantType'] = 'new',
  address = '/search-jobs/1001',
) {
  autosave = createAutosave('1001', applicantType === 'worker')
  const application = applicationOf({ applicantType })
  autosave.open(application)
  const state = {
    job: job({ title: 'Nurse', brand: { code: 'prostaff', name: 'Prostaff' } }),
    application,
    autosave,
    finish,
    finishAsSent,
    showErrors,
  }
  const element = <InApplication state={state}>{step}</InApplication>
  router = await showRoutes([{ path: '/faq' }, { path: '*', element }], [address])
}
const path = () => router.state.location.pathname + router.state.location.search
const receipt = () => router.state.location.state?.receipt

afterEach(async () => {
  cleanup()
  await clearCache()
  for (const mock of [finish, finishAsSent, showErrors]) mock.mockClear()
  for (const list of [requests, bodies, keys]) list.length = 0
  autosave.close()
  clearApplied()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('leads to the search results once the application is sent', async () => {
  const release = hold(submission)
  await show()
  act(() => void submit())
  await waitFor(() => expect(requests).toEqual([submission]))
  autosave.change({ step: 'agreement', values: typed('Kyle') })
  await release(Response.json({ thanks: false }))
  await waitFor(() => expect(path()).toBe('/search-jobs?brands=prostaff'))
  expect(receipt()).toMatchObject({ jobId: '1001', title: 'Nurse', company: 'Prostaff' })
  expect(screen.getByRole('group').textContent).toContain('Thank you for your Application')
  expect(finish).not.toHaveBeenCalled()
  expect(isApplied('1001')).toBe(true)
  expect(autosave.pending()).toBeUndefined()
})

test("leads a worker on, though the job's page then shows it as applied for", async () => {
  replies.set(alreadyApplied, () => Response.json({ applied: false }))
  replies.set(workerSubmission, () => Response.json({ thanks: false }))
  await show(<WorkerJob />, 'worker')
  await act(() => submit())
  expect(path()).toBe('/search')
  expect(receipt()).toMatchObject({ jobId: '1001', company: 'Prostaff' })
  expect(screen.getByRole('group').textContent).toContain('Application Successful!')
  expect(peek(checkAlreadyApplied, { params: { id: '1001' } })).toEqual({ applied: true })
  expect(finish).not.toHaveBeenCalled()
})

test('tells of no failure while the application is sent again', async () => {
  replies.set(submission, () => Response.json({ code: 'invalid-input' }, { status: 400 }))
  await show()
  await act(() => submit())
  expect(submitError?.message).toBe('rejected')
  const release = hold(submission)
  act(() => void submit())
  await waitFor(() => expect(submitError).toBeUndefined())
  await release(Response.json({ thanks: true }))
  await waitFor(() => expect(finish).toHaveBeenCalledWith('thanks'))
})

test('stays at the page that the user opened meanwhile, and finishes as sent', async () => {
  const release = hold(submission)
  await show()
  act(() => void submit())
  await waitFor(() => expect(requests).toEqual([submission]))
  await act(() => router.navigate('/faq'))
  await release(Response.json({ thanks: false }))
  await waitFor(() => expect(finish).toHaveBeenCalledWith('sent'))
  expect(path()).toBe('/faq')
})

test('an application handed over to no page is not marked as applied for', async () => {
  const handOver = 'POST /api/jobs/1001/application/hand-over'
  replies.set(handOver, () => Response.json({ payload: {}, unchanged: [] }))
  await show(<Step />, 'new', '/search-jobs/1001?mode=internal')
  await act(() => submit())
  expect(requests).toEqual([handOver])
  expect(finish.mock.calls).toEqual([['no-host']])
  expect(isApplied('1001')).toBe(false)
})

test.each<[ProblemCode, () => void]>([
  ['already-applied', () => expect(finish.mock.calls).toEqual([['applied']])],
  ['already-sent', () => expect(finishAsSent).toHaveBeenCalledTimes(1)],
])('%s ends the application, which is no error', async (code, expectEnd) => {
  replies.set(submission, () => rejectWith(code))
  await show()
  await act(() => submit())
  expectEnd()
  expect([submitError, requests]).toEqual([undefined, [submission]])
})

test('rejected fields are shown in their step; another draft key is asked for', async () => {
  const errors = [{ field: 'personal.city', rule: 'invalid' }]
  replies.set(submission, () => rejectWith('invalid-input', { errors }))
  await show()
  await act(() => submit())
  expect(submitError?.message).toBe('invalidFields')
  expect(showErrors.mock.calls).toEqual([[expect.objectContaining({ errors })]])
  expect(requests).toEqual([submission, 'GET /api/jobs/1001/application'])
})

test('a worker is told of a rejection in words of their own', async () => {
  replies.set(workerSubmission, () => rejectWith('application-refused'))
  await show(<Step />, 'worker')
  await act(() => submit())
  expect(submitError?.message).toBe('workerRejected')
  expect(requests).toEqual([workerSubmission, 'GET /api/jobs/1001/application/worker'])
})

const draft = 'GET /api/jobs/1001/application'
const save = 'PUT /api/jobs/1001/application'
const typed = (city: string) => {
  const values = emptyApplication()
  return { ...values, personal: { ...values.personal, city } }
}

test('sends the latest input only once it is saved', async () => {
  replies.set(save, () => rejectWith('internal'))
  await show()
  autosave.change({ step: 'agreement', values: typed('Kyle') })
  await act(() => submit())
  expect(requests).toEqual([save, draft])
  expect(submitError?.message).toBe('rejected')
  replies.set(save, () => Response.json({}))
  replies.set(submission, () => Response.json({ thanks: true }))
  requests.length = 0
  await act(() => submit())
  expect(requests).toEqual([save, submission])
  expect(bodies.at(-1)).toMatchObject({ version: autosave.version(), agreed: 'yes' })
})

test('changes of another tab are to be checked before they are sent', async () => {
  const application = applicationOf({ version: 'v2', values: typed('Waco') })
  replies.set(submission, () => rejectWith('draft-changed'))
  replies.set(draft, () => Response.json({ application }))
  await show()
  await act(() => submit())
  expect(submitError).toEqual({ message: 'changedElsewhere' })
  expect(requests).toEqual([submission, draft])
})

test('a draft that another tab has saved with the same values is sent at once', async () => {
  let attempts = 0
  replies.set(submission, () =>
    attempts++ ? Response.json({ thanks: true }) : rejectWith('draft-changed'),
  )
  const application = applicationOf({ version: 'v2', values: typed('') })
  replies.set(draft, () => Response.json({ application }))
  await show()
  await act(() => submit())
  expect(requests).toEqual([submission, draft, submission])
  expect(bodies).toMatchObject([{ version: 'v1' }, { version: 'v2' }])
  expect(finish.mock.calls).toEqual([['thanks']])
})

test.each([
  ['no reply at all', new TypeError('no connection'), 'k2', ['k1', 'k1']],
  ['a reply', 'upstream-timeout' as const, 'k2', ['k1', 'k2']],
  ['a reply, and no draft to read', 'upstream-timeout' as const, undefined, ['k1', 'k1']],
])(
  'after %s sends again in ten seconds, with the key that is valid',
  async (_case, failure, key, sent) => {
    jest.useFakeTimers()
    replies.set(submission, () => {
      if (failure instanceof Error) throw failure
      return rejectWith(failure)
    })
    replies.set(draft, () =>
      key ? Response.json({ application: { key } }) : rejectWith('internal'),
    )
    await show()
    act(() => void submit())
    await passTime(9900)
    expect(keys).toEqual(['k1'])
    replies.set(submission, () => Response.json({ thanks: true }))
    await passTime(200)
    expect(keys).toEqual(sent)
    expect(finish.mock.calls).toEqual([['thanks']])
  },
)

test('without any reply reloads the page once the latest input is saved, and then tells once that nothing was sent', async () => {
  jest.useFakeTimers()
  const loads = recordPageLoads()
  replies.delete(submission)
  await show()
  act(() => void submit())
  await passTime(35_000)
  autosave.change({ step: 'agreement', values: typed('Kyle') })
  replies.set(draft, () => Response.json({ application: null }))
  replies.delete(save)
  await passTime(20_000)
  expect(loads).toEqual([])
  replies.set(save, () => Response.json({}))
  await passTime(6000)
  expect(loads[0]).toBe('reload')
  cleanup()
  await show()
  expect(submitError).toEqual({ message: 'notSent' })
  cleanup()
  await show()
  expect(submitError).toBeUndefined()
})

test('a submission that succeeds at a later attempt is not told as unsent', async () => {
  jest.useFakeTimers()
  replies.delete(submission)
  await show()
  act(() => void submit())
  await passTime(0)
  expect(isUnsent('1001')).toBe(true)
  replies.set(submission, () => Response.json({ thanks: true }))
  await passTime(10_000)
  expect(finish).toHaveBeenCalledWith('thanks')
  expect(isUnsent('1001')).toBe(false)
})

test('after a rejection the next press sends the key that the draft has by then', async () => {
  replies.set(submission, () => rejectWith('application-refused'))
  replies.set(draft, () => Response.json({ application: { key: 'k2' } }))
  await show()
  await act(() => submit())
  expect(submitError?.error).toMatchObject({ problem: { code: 'application-refused' } })
  await act(() => submit())
  expect(keys).toEqual(['k1', 'k2'])
})

test('leaves the page when the session has ended, which is no failure', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(workerSubmission, () => rejectWith('not-signed-in'))
  await show(<Step />, 'worker', '/search/1001')
  await act(() => submit())
  undo()
  expect([leave.mock.calls.length, submitError]).toEqual([1, undefined])
})

test('a worker sends, and hands nothing over, in the page of internal jobs as well', async () => {
  replies.set(workerSubmission, () => Response.json({}))
  await show(<Step />, 'worker', '/search/1001?mode=internal')
  await act(() => submit())
  expect(requests).toEqual([workerSubmission])
})
