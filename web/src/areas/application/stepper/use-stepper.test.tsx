import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { followEntry, hideOverlayEntries } from '../../../portal/overlay-history.ts'
import { applicationOf } from '../../../testing/application-of.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { job } from '../../../testing/job.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { autosaveOf } from '../autosave/autosave.ts'
import { type StepperProps, useStepper } from './use-stepper.ts'

const { requests, bodies, replies } = installFakeGateway()

const initialApplication = applicationOf({
  steps: ['personal', 'resume', 'agreement'],
  values: { ...emptyApplication(), noResume: 'yes' },
})

hideOverlayEntries()

afterEach(() => {
  cleanup()
  replies.clear()
  requests.length = 0
  bodies.length = 0
  autosaveOf('1001', false).discard()
})

const show = (address: string, changes: Partial<StepperProps> = {}) =>
  renderHook(
    () =>
      useStepper({
        job: job(),
        initialApplication,
        resumed: false,
        onReopen() {},
        onFinish() {},
        onRestart() {},
        ...changes,
      }),
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  )

test('an update of an earlier render, such as Undo, keeps what was changed since', async () => {
  const { result } = show('/search-jobs/1001')
  const { change } = result.current.state
  await act(async () => result.current.state.goTo('resume'))
  act(() =>
    result.current.state.change((values) => ({
      ...values,
      personal: { ...values.personal, city: 'Austin' },
    })),
  )
  act(() => {
    change((values) => ({ ...values, noEmployment: 'yes' }))
    change((values) => ({ ...values, noResume: '' }))
  })
  const { values, autosave } = result.current.state
  expect([values.personal.city, values.noEmployment, values.noResume]).toEqual([
    'Austin',
    'yes',
    '',
  ])
  expect(autosave.pending()).toEqual({ step: 'resume', values })
})

test.each([
  ['?mode=internal', 'no-host'],
  ['', 'sent'],
])('at "%s" an application that another tab has sent ends as %s', async (search, outcome) => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('already-sent'))
  const onFinish = jest.fn()
  const { result } = show(`/search-jobs/1001${search}`, { onFinish })
  await act(async () => result.current.state.goTo('resume'))
  expect(onFinish).toHaveBeenCalledWith(outcome)
})

test("another tab's changes are told at the step that was open, not at the next visit", async () => {
  const edited = (city: string, state: string) => ({
    ...initialApplication.values,
    personal: { ...initialApplication.values.personal, city, state },
  })
  let saves = 0
  replies.set('PUT /api/jobs/1001/application', () =>
    saves++ === 0 ? rejectWith('draft-changed') : Response.json({}),
  )
  const theirs = { ...initialApplication, version: 'v2', values: edited('', 'TX') }
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application: theirs }))
  const first = show('/search-jobs/1001')
  await act(async () => {
    first.result.current.state.change(() => edited('Austin', ''))
    await first.result.current.state.autosave.save()
  })
  const { changedElsewhere, state } = first.result.current
  expect([changedElsewhere, state.values]).toEqual([true, edited('Austin', 'TX')])
  await act(async () => first.result.current.state.goTo('resume'))
  expect(first.result.current.changedElsewhere).toBe(false)
  first.unmount()

  const second = show('/search-jobs/1001')
  expect(second.result.current.changedElsewhere).toBe(false)
})

const atAgreement = { initialApplication: { ...initialApplication, step: 'agreement' as const } }
const errors = (...fields: string[]) =>
  problemOf('invalid-input', { errors: fields.map((field) => ({ field, rule: 'required' })) })

test('leads through each step with an error, then back to the agreement', async () => {
  replies.set('PUT /api/jobs/1001/application', () => Response.json({}))
  const { result } = show('/search-jobs/1001', { ...atAgreement, resumed: true })
  expect([result.current.openStep, result.current.focusOnEntry]).toEqual(['agreement', false])
  expect([...result.current.completed]).toEqual(['upload', 'personal', 'resume'])
  const problem = errors('values.employment.0.end', 'personal.city')
  await act(async () => result.current.state.showErrors(problem))
  expect([result.current.openStep, result.current.focusOnEntry]).toEqual(['personal', true])
  expect(result.current.state.rejection).toEqual({ step: 'personal', problem })
  expect([...result.current.completed]).toEqual(['upload'])
  await act(async () => result.current.state.next())
  expect([result.current.openStep, result.current.state.rejection]).toEqual(['resume', null])
  await act(async () => result.current.state.next())
  expect(result.current.openStep).toBe('agreement')
  // Steps that are done are not passed again.
  await act(async () => result.current.state.goTo('upload'))
  await act(async () => result.current.state.next())
  expect(result.current.openStep).toBe('agreement')
})

test('errors of no other step open none', async () => {
  const { result } = show('/search-jobs/1001', atAgreement)
  for (const problem of [errors('agreed'), errors('unknown'), errors()]) {
    await act(async () => result.current.state.showErrors(problem))
    expect([result.current.openStep, result.current.state.rejection]).toEqual(['agreement', null])
  }
})

test('a rejection is not shown again at a later visit of its step', async () => {
  const { result } = show('/search-jobs/1001', atAgreement)
  await act(async () => result.current.state.showErrors(errors('personal.city')))
  await act(async () => result.current.state.goTo('upload'))
  await act(async () => result.current.state.goTo('personal'))
  expect(result.current.state.rejection).toBeNull()
})

test('Back leads to the step before, and there is none at the first', async () => {
  const { result } = show('/search-jobs/1001')
  await act(async () => result.current.state.back?.())
  expect([result.current.openStep, result.current.state.back]).toEqual(['upload', undefined])
})

test("another address's draft takes nothing that was typed for the first", async () => {
  const onReopen = jest.fn()
  const { result } = show('/search-jobs/1001', { onReopen })
  const { state } = result.current
  act(() => state.change((values) => ({ ...values, noEmployment: 'yes' })))
  const other = { ...initialApplication, key: 'k2' }
  act(() => state.reopen(other))
  expect(onReopen).toHaveBeenCalledWith(other)
  expect(state.autosave.pending()).toBeUndefined()
})

test("takes an uploaded résumé's values, and keeps what was typed meanwhile", async () => {
  const { result } = show('/search-jobs/1001')
  act(() =>
    result.current.state.change((values) => ({
      ...values,
      personal: { ...values.personal, city: 'Austin' },
    })),
  )
  const { values } = initialApplication
  const parsed = { ...values, personal: { ...values.personal, state: 'TX' } }
  const fieldsToReview = ['personal.state', 'education.0']
  const resume = { name: 'a.pdf', outcome: 'parsed', isTaken: true } as const
  const uploaded = { ...initialApplication, resume, fieldsToReview, values: parsed }
  act(() => result.current.state.setApplication(uploaded))
  const { state } = result.current
  expect(state.application.resume).toEqual(resume)
  expect(state.values.personal).toMatchObject({ city: 'Austin', state: 'TX' })
  expect([...state.unreviewed]).toEqual(fieldsToReview)
  act(() => state.markReviewed('personal.'))
  expect([...result.current.state.unreviewed]).toEqual(['education.0'])
})

test("the browser's Back leads one step back each time, and leaves the page from the first", async () => {
  const leave = jest.fn()
  window.addEventListener('popstate', leave, { once: true })
  history.pushState({ idx: 1 }, '')
  followEntry()
  const { result } = show('/search-jobs/1001')
  await act(async () => result.current.state.goTo('resume'))
  for (const step of ['personal', 'upload']) {
    history.back()
    await waitFor(() => expect(result.current.openStep).toBe(step))
  }
  expect(leave).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  expect(result.current.openStep).toBe('upload')
})

test.each([
  ['new', 'PUT /api/jobs/1001/application'],
  ['worker', 'PUT /api/jobs/1001/application/worker'],
] as const)('the step that a %s applicant opens is saved at once', async (applicantType, save) => {
  replies.set(save, () => Response.json({}))
  const application = { ...initialApplication, applicantType }
  const { result } = show('/search/1001', { initialApplication: application })
  await act(async () => result.current.state.goTo('resume'))
  await act(async () => result.current.state.back?.())
  expect(requests).toEqual([save, save])
  expect(bodies).toMatchObject([{ step: 'resume' }, { step: 'personal' }])
})

test('input that an earlier visit to this page could not save is there again', () => {
  const autosave = autosaveOf('1001', false)
  autosave.open(initialApplication)
  const { values } = initialApplication
  const personal = { ...values.personal, city: 'Austin' }
  autosave.change({ step: 'personal', values: { ...values, personal } })
  const { result } = show('/search-jobs/1001')
  expect(result.current.state.values.personal.city).toBe('Austin')
})

test('the end of an application drops what is not saved', () => {
  const onFinish = jest.fn()
  const { result } = show('/search-jobs/1001', { onFinish })
  const { state } = result.current
  act(() => state.change((values) => ({ ...values, noEmployment: 'yes' })))
  act(() => state.finish('thanks'))
  expect(onFinish.mock.calls).toEqual([['thanks']])
  expect(state.autosave.pending()).toBeUndefined()
})

test('the review has each step but the last, named in plain words for its answers', () => {
  const { result } = show('/search-jobs/1001')
  const { reviews, brand } = result.current.state
  expect(reviews.map(({ step, title }) => [step, title])).toEqual([
    ['upload', 'Resume file'],
    ['personal', 'Personal Information'],
    ['resume', 'Work and education'],
  ])
  expect(brand).toBe('xpo')
})

test('another tab changes the fields that are still to be checked, too', async () => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('draft-changed'))
  const { values } = initialApplication
  const theirs = { ...values, personal: { ...values.personal, city: 'Waco' } }
  const application = { ...initialApplication, version: 'v2', values: theirs }
  replies.set('GET /api/jobs/1001/application', () =>
    Response.json({ application: { ...application, fieldsToReview: ['personal.city'] } }),
  )
  const { result } = show('/search-jobs/1001')
  const { autosave, change } = result.current.state
  await act(async () => {
    await autosave.merge()
    // Before the next render.
    change((current) => ({ ...current, noEmployment: 'yes' }))
  })
  expect([...result.current.state.unreviewed]).toEqual(['personal.city'])
  expect(result.current.state.values).toEqual({ ...theirs, noEmployment: 'yes' })
})
