import type { ApplicationValues, Resume } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import {
  FakeUploadRequest,
  installFakeUploadRequest,
} from '../../../../testing/fake-upload-request.ts'
import { press } from '../../../../testing/press.ts'
import { problemOf } from '../../../../testing/problem-of.ts'
import { setSettings } from '../../../../testing/set-settings.ts'
import type { ApplicationState } from '../../model/application-context.ts'

installFakeUploadRequest()
const { replies, answer, reject, requests, hold } = installFakeGateway()
setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 3 * 2 ** 20 })
const { showInApplication } = await import('../../../../testing/in-application.tsx')
const { StepForm } = await import('./upload-step.tsx')
const { PortalError } = await import('../../../../portal/portal-error.ts')

const next = jest.fn()
const setApplication = jest.fn()
const finishAsSent = jest.fn()
const merge = jest.fn(async () => undefined)
const autosave = { save: async () => undefined, merge } as Partial<
  ApplicationState['autosave']
> as ApplicationState['autosave']

beforeEach(() => {
  requests.length = 0
  replies.clear()
  for (const mock of [next, setApplication, finishAsSent, merge]) mock.mockClear()
})
afterEach(cleanup)

const show = (state: Partial<ApplicationState> = {}) =>
  showInApplication(<StepForm />, { next, setApplication, finishAsSent, autosave, ...state })
const file = new File(['Rosa Delgado'], 'rosa.txt')
async function choose() {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => fireEvent.change(input))
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  return FakeUploadRequest.newest
}
const goOnButton = () => screen.getByRole('button', { name: 'Continue' })
const outcomeRegion = () => document.querySelector('[aria-live=polite]')
const resumeOf = (changes: Partial<Resume> = {}): Resume => ({
  name: 'rosa.txt',
  outcome: 'parsed',
  isTaken: true,
  ...changes,
})

test('leads to the file button without a résumé, and goes on once there is none to send', async () => {
  await show()
  await press('Continue')
  expect(screen.getByRole('alert').textContent).toContain('Upload your resume')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }))
  expect(next).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('I do not have a resume'))
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Continue')
  expect(next).toHaveBeenCalledTimes(1)
})

test('shows at once that the gateway has rejected a draft without résumé', async () => {
  await show({ rejection: { step: 'upload', problem: problemOf('invalid-input') } })
  expect(screen.getByRole('alert').textContent).toContain('Upload your resume')
})

test('no résumé is missing while one is being sent', async () => {
  await show()
  await press('Continue')
  expect(screen.getByRole('alert').textContent).toContain('Upload your resume')
  await choose()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('waits for an upload, and takes what the gateway has read', async () => {
  await show({ application: applicationOf({ applicantType: 'existing' }) })
  const request = await choose()
  expect(goOnButton().getAttribute('aria-disabled')).toBe('true')
  await press('Continue')
  expect(next).not.toHaveBeenCalled()
  const uploaded = applicationOf({ resume: resumeOf() })
  await act(async () => request.reply(200, uploaded))
  expect(setApplication).toHaveBeenCalledWith(uploaded)
  expect(goOnButton().getAttribute('aria-disabled')).toBe('false')
})

test('a résumé of an application that another tab has sent meanwhile ends it as sent', async () => {
  await show()
  const request = await choose()
  const problem = problemOf('already-sent')
  await act(async () => request.reply(problem.status, problem))
  expect(finishAsSent).toHaveBeenCalledTimes(1)
})

test('a résumé of a draft that has expired makes the form find out', async () => {
  await show()
  const request = await choose()
  const problem = problemOf('draft-expired')
  merge.mockRejectedValueOnce(new PortalError(undefined))
  await act(async () => request.reply(problem.status, problem))
  expect(screen.getByRole('alert')).toBeTruthy()
  await press('Retry')
  await waitFor(() => expect(FakeUploadRequest.newest).not.toBe(request))
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  await act(async () => FakeUploadRequest.newest.reply(problem.status, problem))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(merge).toHaveBeenCalledTimes(2)
})

const notRead = 'We keep the file all the same.'
const photo = 'We could not read this photo'
test.each<[string, Partial<Resume>, string[], string[]]>([
  ['read', {}, ['Your Resume was successfully uploaded!', 'Your file: rosa.txt'], [notRead]],
  ['not read', { outcome: 'parse-failed' }, [notRead, 'Your file: rosa.txt'], [photo]],
  ['without text', { outcome: 'no-data' }, [notRead], [photo]],
  ['a photo', { outcome: 'no-data', name: 'me.heic' }, [photo, 'Your file: me.heic'], [notRead]],
  [
    'not taken',
    { outcome: 'parse-failed', isTaken: false },
    ['There was a problem processing', 'We could not take rosa.txt'],
    [notRead, 'Your file', 'Retry', 'still goes out'],
  ],
  [
    'not taken, after one that was',
    { outcome: 'parse-failed', isTaken: false, attached: 'marcus.pdf' },
    ['We could not take rosa.txt', 'marcus.pdf still goes out with your application.'],
    [notRead, 'Your file'],
  ],
])('tells what became of a résumé: %s', async (_case, changes, shown, hidden) => {
  await show({ application: applicationOf({ resume: resumeOf(changes) }) })
  const textContent = outcomeRegion()?.textContent
  for (const text of shown) expect(textContent).toContain(text)
  for (const text of hidden) expect(textContent).not.toContain(text)
  expect(screen.queryByLabelText('I do not have a resume')).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy()
})

test('tells a new applicant the size limit, and takes back that there is no résumé', async () => {
  await show()
  expect(screen.getByText(/^We read your resume and fill in/).textContent).toContain('up to 3 MB.')
  const none = screen.getByLabelText<HTMLInputElement>('I do not have a resume')
  fireEvent.click(none)
  expect(none.checked).toBe(true)
  fireEvent.click(none)
  expect(none.checked).toBe(false)
})

test('a candidate on file may go on without a file', async () => {
  await show({ application: applicationOf({ applicantType: 'existing' }) })
  expect(screen.getByText(/^Our records show that you have previously provided/)).toBeTruthy()
  expect(screen.getByText(/^You may upload an updated resume/)).toBeTruthy()
  expect(screen.queryByText(/^We read your resume/)).toBeNull()
  expect(screen.queryByLabelText('I do not have a resume')).toBeNull()
  await press('Continue')
  expect(next).toHaveBeenCalledTimes(1)
})

test('a new applicant goes on with a résumé', async () => {
  await show({ application: applicationOf({ resume: resumeOf() }) })
  await press('Continue')
  expect(next).toHaveBeenCalledTimes(1)
})

test.each([
  ['parsed', ['personal.city'], true],
  ['parsed', [], false],
  ['parse-failed', ['personal.city'], false],
] as const)(
  'a résumé that was %s with %j to review asks to check it: %s',
  async (outcome, fields, asks) => {
    const application = applicationOf({
      resume: resumeOf({ outcome }),
      fieldsToReview: [...fields],
    })
    await show({ application })
    expect(screen.queryByText(/^Please check what we filled in/) !== null).toBe(asks)
  },
)

test('a résumé that could not be read in time leads on', async () => {
  await show({ application: applicationOf({ resume: resumeOf({ outcome: 'timeout' }) }) })
  expect(outcomeRegion()?.textContent).toContain(
    'We are unable to retrieve information from your Resume, please proceed',
  )
})

test('a file that was not taken can be sent again, and its result goes meanwhile', async () => {
  const resume = resumeOf({ outcome: 'parse-failed', isTaken: false })
  await show({ application: applicationOf({ resume }) })
  const first = await choose()
  const region = outcomeRegion()
  expect(region?.textContent).toBe('')
  await act(async () => first.reply(200, applicationOf({ resume })))
  // A live region that is inserted with its text is mostly not announced.
  expect(region?.textContent).toContain('We could not take')
  await press('Retry')
  await waitFor(() => expect(FakeUploadRequest.newest).not.toBe(first))
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  await act(async () => FakeUploadRequest.newest.reply(200, applicationOf({ resume: resumeOf() })))
  expect(setApplication).toHaveBeenCalledTimes(2)
})

test('a file that the gateway refuses is told, and ends nothing', async () => {
  await show()
  const request = await choose()
  const problem = problemOf('internal')
  await act(async () => request.reply(problem.status, problem))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect([setApplication.mock.calls, finishAsSent.mock.calls]).toEqual([[], []])
})

test('the tick for no résumé is shown at a later visit, and changes nothing else', async () => {
  const values: ApplicationValues = { ...emptyApplication(), noResume: 'yes', noEmployment: 'yes' }
  let latest = values
  await showInApplication(
    <StepForm />,
    { application: applicationOf({ values }), autosave },
    {
      onValues: (current) => {
        latest = current
      },
    },
  )
  const none = screen.getByLabelText<HTMLInputElement>('I do not have a resume')
  expect(none.checked).toBe(true)
  fireEvent.click(none)
  expect(latest).toEqual({ ...values, noResume: '' })
})

const removal = 'DELETE /api/jobs/1001/application/resume'
const showResume = (changes: Partial<Resume> = {}) =>
  show({ application: applicationOf({ resume: resumeOf(changes) }) })

test('a résumé is removed once, after what was typed is saved', async () => {
  const save = jest.fn(async () => expect(requests).toEqual([]))
  const release = hold(removal)
  const application = applicationOf({ resume: resumeOf() })
  await show({ application, autosave: { ...autosave, save } as ApplicationState['autosave'] })
  await press('Remove rosa.txt')
  await press('Remove rosa.txt')
  await release(Response.json(applicationOf()))
  expect([save.mock.calls.length, requests]).toEqual([1, [removal]])
  expect(setApplication.mock.calls).toEqual([[applicationOf()]])
})

test('an earlier file that goes out can be removed, and there is nothing to remove without one', async () => {
  await showResume({ isTaken: false, attached: 'marcus.pdf' })
  expect(screen.getByRole('button', { name: 'Remove marcus.pdf' })).toBeTruthy()
  cleanup()
  await show()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('a removal that failed can be tried again', async () => {
  reject(removal, 'internal')
  await showResume()
  await press('Remove rosa.txt')
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  answer(removal, applicationOf())
  await press('Try again')
  expect(setApplication).toHaveBeenCalledTimes(1)
})

test.each([
  ['already-sent', finishAsSent],
  ['draft-expired', merge],
] as const)('a removal that is rejected as %s is told by the form', async (code, told) => {
  reject(removal, code)
  await showResume()
  await press('Remove rosa.txt')
  expect(told).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
