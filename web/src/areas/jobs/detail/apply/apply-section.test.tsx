import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { job } from '../../../../testing/job.ts'
import { setSettings } from '../../../../testing/set-settings.ts'

setSettings()
jest.unstable_mockModule('../../../application/application-flow.tsx', () => ({
  ApplicationFlow: ({ job }: { job: Job }) => <p>Form of {job.id}</p>,
}))

/** jsdom has no layout: a test tells what is near the window. */
class Observer {
  static newest: Observer
  readonly observed: Element[] = []
  isConnected = true
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
  readonly options: IntersectionObserverInit

  constructor(tell: Observer['tell'], options: IntersectionObserverInit) {
    this.tell = tell
    this.options = options
    Observer.newest = this
  }
  observe(element: Element) {
    this.observed.push(element)
  }
  disconnect() {
    this.isConnected = false
  }
}
Object.assign(globalThis, { IntersectionObserver: Observer })
const { showPart } = await import('../../../../testing/show-page.tsx')
const { ApplySection } = await import('./apply-section.tsx')

afterEach(cleanup)

const show = (changes: Partial<Job> = {}) =>
  showPart(
    <ApplySection id="apply" job={job(changes)} applied={false} onQualified={() => undefined} />,
  )

const call = 'Prefer to talk? Call 1-800-555-0142'
const reference = ' and tell us the reference ID 301001.'
const write = ' Or write to jobs@example.test.'

test.each([
  ['301001', 'jobs@example.test', `${call}${reference}${write}`],
  ['301001', null, `${call}${reference} `],
  ['', 'jobs@example.test', `${call}.${write}`],
  ['', null, `${call}. `],
])('with the reference “%s” and the contact %s, says: %s', async (referenceId, contact, text) => {
  await show({ referenceId, contact })
  expect(screen.getByText(/^Prefer to talk/).closest('p')?.textContent).toBe(text)
})

test('can be called and written to', async () => {
  await show({ contact: 'jobs@example.test' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:18005550142',
    'mailto:jobs@example.test',
  ])
})

test('the form is loaded shortly before it is scrolled into view, and stays', async () => {
  const { unmount } = await show()
  const section = screen.getByRole('region', { name: 'Apply for this job' })
  const { newest } = Observer
  expect([newest.observed, newest.options]).toEqual([[section], { rootMargin: '400px' }])
  const tell = (isIntersecting: boolean) => act(async () => newest.tell([{ isIntersecting }]))
  await tell(false)
  expect(screen.queryByText('Form of 1001')).toBeNull()
  await tell(true)
  await screen.findByText('Form of 1001')
  await tell(false)
  expect(screen.getByText('Form of 1001')).toBeTruthy()
  unmount()
  expect(newest.isConnected).toBe(false)
})

test('the heading can be given the focus, and is in no order of tabs', async () => {
  await show()
  const heading = screen.getByRole('heading', { level: 2, name: 'Apply for this job' })
  expect([heading.id, heading.getAttribute('tabindex')]).toEqual(['apply', '-1'])
})

test("a drivers' job without their site's link gives the contact alone", async () => {
  await show({ brand: { code: 'staffmarkdrivers', name: 'Drivers' } })
  await act(async () => Observer.newest.tell([{ isIntersecting: true }]))
  expect(screen.getByText(/^Prefer to talk/)).toBeTruthy()
  expect(screen.queryByText('Form of 1001')).toBeNull()
})

test('an application on another site is a link in a new tab, without form and phone', async () => {
  const href = 'https://drivers.example.test/apply?job=1001'
  await show({ externalApplicationUrl: href })
  await act(async () => Observer.newest.tell([{ isIntersecting: true }]))
  expect(screen.getByText('Applications for this job are made on our drivers site.')).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect(link.textContent).toBe('Apply on the drivers site (opens in a new tab)')
  expect([link.href, link.target, link.rel, link.dataset.track]).toEqual([
    href,
    '_blank',
    'noopener noreferrer',
    'apply-externally',
  ])
  expect(screen.queryByText('Form of 1001')).toBeNull()
  expect(screen.queryByText(/^Prefer to talk/)).toBeNull()
})
