import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { applicationOf } from '../../testing/application-of.ts'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { job } from '../../testing/job.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { QualifierAnswers } from './steps/qualifiers/qualifiers.tsx'

setSettings()
const { showPage } = await import('../../testing/show-page.tsx')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { hasStarted, rememberStarted } = await import('./model/started-flag.ts')
const { isUnsent, rememberUnsent } = await import('./model/unsent-flag.ts')
const { autosaveOf } = await import('./autosave/autosave.ts')
const { stepRegistry } = await import('./stepper/registry.ts')
const { ApplicationForm } = await import('./application-form.tsx')

const draft = 'GET /api/jobs/1001/application'
const { requests, bodies, replies, hold } = installFakeGateway()
const onOpen = jest.fn()
const onRestart = jest.fn()

beforeEach(() => {
  onOpen.mockClear()
  onRestart.mockClear()
  requests.length = 0
  bodies.length = 0
  replies.clear()
  rememberStarted()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.restoreAllMocks()
  for (const isWorker of [false, true]) autosaveOf('1001', isWorker).discard()
})

const expectFocusOn = (heading: string) =>
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }))
const headingText = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent

const show = (address: string, answers?: QualifierAnswers) =>
  showPage(
    <ApplicationForm
      job={job()}
      answers={answers}
      onOpen={onOpen}
      onDisqualified={() => undefined}
      onChangeAnswers={() => undefined}
      onRestart={onRestart}
    />,
    address,
  )

test.each([
  ['/search-jobs/1001', draft],
  ['/search/1001', `${draft}/worker`],
])(
  'at %s a draft that did not load offers a retry, and is awaited again before another is started',
  async (address, path) => {
    replies.set(path, () => rejectWith('internal'))
    await show(address)
    expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
    const release = hold(path)
    await press('Try again')
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(screen.queryByRole('button')).toBeNull()
    await release(Response.json({ application: null }))
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('leads a visitor without a draft to the qualifiers', async () => {
  replies.set(draft, () => Response.json({ application: null }))
  await show('/search-jobs/1001')
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leads from a draft that was applied already to the qualifiers, for another address', async () => {
  replies.set(draft, () => Response.json({ application: { key: 'k1', state: 'applied' } }))
  await show('/search-jobs/1001')
  expect(onRestart).not.toHaveBeenCalled()
  await press(/another/)
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended before the draft is read', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(`${draft}/worker`, () => rejectWith('not-signed-in'))
  await show('/search/1001')
  undo()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['/search-jobs/1001', draft, { thanks: false }, 'Thank you for your Application'],
  ['/search-jobs/1001', draft, { thanks: true }, 'Thank You for Your Application!'],
  [
    '/search-jobs/1001?mode=internal',
    draft,
    { thanks: true },
    'There is no page to hand the application over to',
  ],
  ['/search/1001', `${draft}/worker`, { thanks: false }, 'Thank you for your Application'],
])(
  'at %s a draft that was sent ends as it did then, and is no longer unsent: %#',
  async (address, path, changes, title) => {
    const application = applicationOf({ state: 'sent', ...changes })
    replies.set(path, () => Response.json({ application }))
    rememberUnsent('1001')
    await show(address)
    expect(isUnsent('1001')).toBe(false)
    expect(headingText()).toBe(title)
    expect(screen.queryByRole('button', { name: /another/ }) === null).toBe(path !== draft)
  },
)

test('a job that was applied for before is not remembered as a draft', async () => {
  localStorage.clear()
  replies.set(`${draft}/worker`, () => Response.json({ application: null }))
  const start = 'POST /api/jobs/1001/application/worker'
  replies.set(start, () => Response.json(applicationOf({ state: 'applied' })))
  await show('/search/1001')
  await press(/^Start/)
  expect(headingText()).toMatch(/Applied to this Position/)
  expect(hasStarted()).toBe(false)
  // A worker has no other address.
  expect(screen.queryByRole('button', { name: /another/ })).toBeNull()
})

test.each(['job-closed', 'not-found'] as const)(
  'a start that is %s is no failure of ours',
  async (code) => {
    localStorage.clear()
    replies.set('POST /api/jobs/1001/application/worker', () => rejectWith(code))
    await show('/search/1001')
    await press(/^Start/)
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Oops! This listing is no longer active\./,
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test('a worker starts one application, of the brand of the job', async () => {
  localStorage.clear()
  const start = 'POST /api/jobs/1001/application/worker'
  replies.set(start, () => rejectWith('internal'))
  await show('/search/1001')
  const button = () => screen.getByRole('button', { name: 'Start your application' })
  await press('Start your application')
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  const release = hold(start)
  await press('Try again')
  await press('Start your application')
  expect(['aria-busy', 'aria-disabled'].map((name) => button().getAttribute(name))).toEqual([
    'true',
    'true',
  ])
  expect(requests).toEqual([start, start])
  expect(bodies[1]).toEqual({ brandId: 'xpo' })
  await release(Response.json(applicationOf({ state: 'applied' })))
  expect(screen.queryByRole('button', { name: 'Start your application' })).toBeNull()
})

test('a draft of an earlier visit asks whose it is', async () => {
  replies.set(draft, () => Response.json({ application: null, isKept: true }))
  await show('/search-jobs/1001')
  expect(headingText()).toBe('Is this application yours?')
  expect(onRestart).not.toHaveBeenCalled()
  replies.set('DELETE /api/jobs/1001/application', () => Response.json({}))
  await press('This is not me')
  await screen.findByRole('dialog')
  await press('Delete and begin my own')
  expect(onRestart).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('heading')).toBeNull()
})

const answers = { isOfAge: 'yes', isEligible: 'yes' } as const
const start = 'POST /api/jobs/1001/application'
const discard = 'DELETE /api/jobs/1001/application'
async function enterEmail(email: string) {
  await screen.findByLabelText('Email Address')
  await enter('Email Address', email)
  await press('Continue')
}
const checkFailed = "Oops, there was a problem retrieving your data. Let's continue..."
const stepper = () => screen.findByRole('list', { name: 'Steps of your application' })
const resumed = () => screen.queryByText('Continue your application')
async function startOver() {
  await press('Start over')
  await screen.findByRole('dialog')
  await press('Delete and start over')
}

test('starts an application with the address, and remembers that there is one', async () => {
  localStorage.clear()
  replies.set(start, () => Response.json(applicationOf()))
  await show('/search-jobs/1001', answers)
  expect(onOpen).not.toHaveBeenCalled()
  await enterEmail('ann@example.test')
  await stepper()
  expect([onOpen.mock.calls.length, hasStarted(), resumed()]).toEqual([1, true, null])
  expectFocusOn('Upload your resume')
})

test.each([
  [true, [checkFailed]],
  [false, []],
])(
  'after a lookup with checkFailed %s tells %j, once, and the form goes on',
  async (failed, told) => {
    const application = applicationOf({ checkFailed: failed })
    replies.set(start, () => Response.json(application))
    await show('/search-jobs/1001', answers)
    await enterEmail('ann@example.test')
    await stepper()
    const shown = () => screen.queryAllByText(checkFailed).map(({ textContent }) => textContent)
    expect(shown()).toEqual(told)
    // It is no error.
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    replies.set(draft, () => Response.json({ application }))
    await show('/search-jobs/1001')
    await stepper()
    expect(shown()).toEqual([])
  },
)

test('an address whose lookup failed on a change is told as well', async () => {
  replies.set(draft, () => Response.json({ application: applicationOf() }))
  replies.set('PUT /api/jobs/1001/application/email', () =>
    Response.json(applicationOf({ key: 'k2', checkFailed: true })),
  )
  await show('/search-jobs/1001')
  await stepper()
  await press('Change your email address')
  await screen.findByRole('dialog')
  await press('Change the address')
  expect(await screen.findByText(checkFailed)).toBeTruthy()
})

test('does not ask for a draft of this browser once the questions are answered', async () => {
  await show('/search-jobs/1001', answers)
  expect(await screen.findByLabelText('Email Address')).toBeTruthy()
  expect(requests).toEqual([])
})

test('loads the first step while the address is typed, not earlier', async () => {
  const load = jest.spyOn(stepRegistry.upload, 'load')
  await show('/search-jobs/1001', answers)
  const field = await screen.findByLabelText('Email Address')
  expect(load).not.toHaveBeenCalled()
  act(() => field.focus())
  expect(load).toHaveBeenCalled()
})

test('an application sent from this browser before is remembered, too', async () => {
  localStorage.clear()
  replies.set(start, () => Response.json(applicationOf({ state: 'sent' })))
  await show('/search-jobs/1001', answers)
  await enterEmail('ann@example.test')
  expect(await screen.findByText('Thank you for your Application')).toBeTruthy()
  expect(hasStarted()).toBe(true)
})

test('an address that has applied already can be exchanged, without the questions', async () => {
  replies.set(start, () => Response.json(applicationOf({ state: 'applied' })))
  await show('/search-jobs/1001', answers)
  await enterEmail('ann@example.test')
  await press(/another/)
  expect(await screen.findByLabelText('Email Address')).toBeTruthy()
  expect(onRestart).not.toHaveBeenCalled()
})

test('after an application was sent, another person answers the questions anew', async () => {
  replies.set(start, () => Response.json(applicationOf({ state: 'sent' })))
  await show('/search-jobs/1001', answers)
  await enterEmail('ann@example.test')
  await press(/another/)
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('a draft opens where it was left, without moving the focus', async () => {
  replies.set(draft, () => Response.json({ application: applicationOf() }))
  await show('/search-jobs/1001')
  await stepper()
  expect([resumed() !== null, onOpen.mock.calls.length]).toEqual([true, 1])
  expect(document.activeElement).toBe(document.body)
})

test('a visitor who starts over begins with the questions', async () => {
  replies.set(draft, () => Response.json({ application: applicationOf() }))
  replies.set(discard, () => Response.json({}))
  await show('/search-jobs/1001')
  await stepper()
  await startOver()
  expect(onRestart).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('list')).toBeNull()
})

test('a worker who starts over can start again at once', async () => {
  const application = applicationOf({ applicantType: 'worker', email: '' })
  replies.set(`${draft}/worker`, () => Response.json({ application, isKept: true }))
  replies.set(`${discard}/worker`, () => Response.json({}))
  await show('/search/1001')
  await stepper()
  await startOver()
  expect(screen.getByText('You’re already in our system, so this is quick.')).toBeTruthy()
  expect(onRestart).not.toHaveBeenCalled()
  replies.set(`${start}/worker`, () => Response.json(application))
  await press('Start your application')
  await stepper()
  expect(resumed()).toBeNull()
  expectFocusOn('Personal Information')
})

test('a worker is not asked whose draft it is', async () => {
  replies.set(`${draft}/worker`, () => Response.json({ application: null, isKept: true }))
  await show('/search/1001')
  expect(screen.getByRole('button', { name: 'Start your application' })).toBeTruthy()
  expect(onRestart).not.toHaveBeenCalled()
})

test('a draft of an earlier visit opens with its address, as one that is continued', async () => {
  replies.set(draft, () => Response.json({ application: null, isKept: true }))
  replies.set(`${start}/visit`, () => Response.json(applicationOf()))
  await show('/search-jobs/1001')
  expect(onOpen).toHaveBeenCalledTimes(1)
  await enterEmail('ann@example.test')
  await stepper()
  expect([resumed() !== null, onOpen.mock.calls.length]).toEqual([true, 2])
  replies.set(discard, () => Response.json({}))
  await startOver()
  expect(screen.queryByText('Is this application yours?')).toBeNull()
})

test("another address's draft opens from its own first step", async () => {
  const values = { ...applicationOf().values, noResume: 'yes' }
  const application = applicationOf({ step: 'agreement', values })
  replies.set(draft, () => Response.json({ application }))
  replies.set('PUT /api/jobs/1001/application/email', () =>
    Response.json(applicationOf({ email: 'bea@example.test', key: 'k2' })),
  )
  await show('/search-jobs/1001')
  await stepper()
  const [change] = await screen.findAllByRole('button', { name: 'Change your email address' })
  await act(async () => change?.click())
  await screen.findByRole('dialog')
  await press('Change the address')
  expect(await screen.findByText('You are applying as bea@example.test.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(headingText()).toBe('Upload your resume')
  expectFocusOn('Upload your resume')
  expect(resumed()).toBeNull()
})

test('an application that another tab has sent meanwhile ends as sent', async () => {
  const application = applicationOf({ values: { ...applicationOf().values, noResume: 'yes' } })
  replies.set(draft, () => Response.json({ application }))
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('already-sent'))
  await show('/search-jobs/1001')
  await stepper()
  await press('Change Resume file')
  expect(await screen.findByText('Thank you for your Application')).toBeTruthy()
})
