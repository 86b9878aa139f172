import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { applicationOf } from '../../../testing/application-of.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { job } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', applicationHours: 12 })
const { replies } = installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { autosaveOf } = await import('../autosave/autosave.ts')
const { stepRegistry } = await import('./registry.ts')
const { useShownStep } = await import('../../jobs/detail/step-title.ts')
const { Stepper } = await import('./stepper.tsx')

const onRestart = jest.fn()

beforeEach(() => {
  onRestart.mockClear()
  replies.set('PUT /api/jobs/1001/application', () => Response.json({}))
})
afterEach(() => {
  cleanup()
  autosaveOf('1001', false).discard()
  jest.restoreAllMocks()
})

let shownStep: string
function ShownStep() {
  shownStep = useShownStep()
  return null
}

const show = (changes: Parameters<typeof applicationOf>[0], resumed = true) =>
  showPage(
    <>
      <ShownStep />
      <Stepper
        job={job()}
        initialApplication={applicationOf(changes)}
        resumed={resumed}
        onReopen={() => undefined}
        onFinish={() => undefined}
        onRestart={onRestart}
      />
    </>,
    '/search-jobs/1001',
  )
const items = () =>
  [...screen.getByRole('list', { name: 'Steps of your application' }).children] as HTMLElement[]
const steps = () =>
  items().map((item) => {
    const title = item.querySelector('h3')?.textContent
    const state = /Done|You are here|Still to do/.exec(item.textContent ?? '')?.[0]
    const change = within(item).queryByRole('button', { name: /^Change/ })
    return [title, state, item.getAttribute('aria-current'), change !== null]
  })
const values = { ...applicationOf().values, noResume: 'yes' }

test('steps that are done can be changed, and say so', async () => {
  await show({ step: 'resume', values })
  expect(steps()).toEqual([
    ['Upload your resume', 'Done', null, true],
    ['Personal Information', 'Done', null, true],
    ['Resume', 'You are here', 'step', false],
    ['Self-Identification', 'Still to do', null, false],
    ['Statement of Agreement', 'Still to do', null, false],
  ])
  expect(screen.getByText(/^Step 3 of 5/).textContent).toBe('Step 3 of 5 · about 9 minutes left')
  // A draft that was resumed leaves the focus where it is.
  expect(document.activeElement).toBe(document.body)
  await press('Change Personal Information')
  const heading = screen.getByRole('heading', { name: 'Personal Information' })
  expect(document.activeElement).toBe(heading)
  expect(steps()[2]).toEqual(['Resume', 'Still to do', null, false])
})

test('loads all its steps at once: a connection that is lost later stops none', async () => {
  const loads = Object.values(stepRegistry).map((step) => jest.spyOn(step, 'load'))
  await show({ step: 'personal', values })
  for (const load of loads) expect(load).toHaveBeenCalled()
})

test('a step that cannot be loaded ahead stops no other', async () => {
  jest.spyOn(stepRegistry.agreement, 'load').mockRejectedValueOnce(new TypeError('no connection'))
  await show({ step: 'personal', values }, false)
  expect(steps()[1]).toEqual(['Personal Information', 'You are here', 'step', false])
  const heading = screen.getByRole('heading', { name: 'Personal Information' })
  expect(document.activeElement).toBe(heading)
})

test('steps are counted from the first, with the time that those ahead take', async () => {
  await show({ step: 'personal' })
  expect(screen.getByText(/^Step 1 of 5/).textContent).toBe('Step 1 of 5 · about 12 minutes left')
  expect(shownStep).toBe('Step 1 of 5')
  // The history step joins once the résumé is decided.
  expect(items()).toHaveLength(4)
  cleanup()
  await show({ step: 'agreement', values })
  expect(screen.getByText(/^Step 5 of 5/).textContent).toBe('Step 5 of 5 · about 1 minute left')
})

test('each step has its number, or a tick once it is done; screen readers hear its state instead', async () => {
  await show({ step: 'resume', values })
  const markers = items().map(({ firstElementChild }) => [
    firstElementChild?.querySelector('svg') ? 'tick' : firstElementChild?.textContent,
    firstElementChild?.getAttribute('aria-hidden'),
  ])
  expect(markers).toEqual([
    ['tick', 'true'],
    ['tick', 'true'],
    ['3', 'true'],
    ['4', 'true'],
    ['5', 'true'],
  ])
  expect(items()[2]?.textContent).toContain('Work and education')
  expect(screen.getByRole('button', { name: 'Change Resume file' })).toBeTruthy()
})

test('at the agreement the review alone leads to the steps', async () => {
  await show({ step: 'agreement', values, email: '' })
  await screen.findByText('Check your answers')
  expect(screen.getAllByRole('button', { name: 'Change Personal Information' })).toHaveLength(1)
})

test('asks to check the fields of the open step that the résumé has filled in', async () => {
  await show({ step: 'personal', values, fieldsToReview: ['personal.city'] })
  const lead = () => screen.queryByText(/^Please check what says “From your resume”/)
  expect(lead()).not.toBeNull()
  await press('Change Resume file')
  expect(lead()).toBeNull()
})

test('tells that the step is saved', async () => {
  await show({ step: 'personal', values })
  expect(screen.queryByText('Saved')).toBeNull()
  await press('Change Resume file')
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('a draft that has expired is begun anew with what was typed', async () => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('draft-expired'))
  await show({ step: 'personal', values })
  await press('Change Resume file')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you typed is still on this page.')
  expect(onRestart).not.toHaveBeenCalled()
  await press('Continue with my answers')
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('tells of blocked cookies where the browser says so', async () => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('draft-expired'))
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await show({ step: 'personal', values })
  await press('Change Resume file')
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocks cookies')
})

test('tells of blocked cookies where a new draft is lost', async () => {
  replies.set('PUT /api/jobs/1001/application', () => rejectWith('draft-expired'))
  await show({ step: 'personal', values }, false)
  await press('Change Resume file')
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocks cookies')
})

test('tells that another tab has changed the draft', async () => {
  const application = applicationOf({ version: 'v2', values: { ...values, noEmployment: 'yes' } })
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application }))
  await show({ step: 'personal', values })
  await act(() => autosaveOf('1001', false).merge())
  const notice = screen.getByText(/^You also changed this application in another tab/)
  expect(notice.getAttribute('role')).toBe('status')
})
