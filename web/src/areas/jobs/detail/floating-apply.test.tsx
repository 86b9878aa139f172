import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { press } from '../../../testing/press.ts'
import { showPart } from '../../../testing/show-page.tsx'
import { FloatingApply } from './floating-apply.tsx'

const external = 'https://drivers.example.test/apply?job=1001'
let top = 0

beforeEach(() => {
  Object.assign(window, { scrollY: 0, innerHeight: 800 })
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 4800,
  })
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top }) as DOMRect)
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const show = (externalUrl: string | null = null, sectionId = 'apply') =>
  showPart(
    <>
      <FloatingApply sectionId={sectionId} externalUrl={externalUrl} />
      <h2 id="apply" tabIndex={-1}>
        Apply for this job
      </h2>
    </>,
  )
const button = () => screen.queryByRole('button', { name: 'Apply Now' })
const link = () => screen.queryByRole('link', { name: 'Apply Now (opens in a new tab)' })

test.each([
  [2000, true, true],
  [640, true, true],
  [639, true, false],
  [400, true, false],
  [399, false, false],
  [-900, false, false],
])(
  'with the section at %i of 800 px, the button is shown: %s, the link to another site: %s',
  async (at, showsButton, showsLink) => {
    top = at
    await show()
    expect(button() !== null).toBe(showsButton)
    cleanup()
    await show(external)
    expect(link() !== null).toBe(showsLink)
  },
)

test.each(['scroll', 'resize'])(
  'follows the page: a %s hides it and shows it again',
  async (event) => {
    top = 2000
    await show()
    for (const [scrollY, isShown] of [
      [3001, false],
      [3000, true],
    ] as const) {
      Object.assign(window, { scrollY })
      await act(async () => void window.dispatchEvent(new Event(event)))
      expect(button() !== null).toBe(isShown)
    }
  },
)

test('is shown while the section is not there', async () => {
  top = 0
  await show(null, 'nowhere')
  expect(button()).not.toBeNull()
})

test('leads the focus to the section, and its heading to the top', async () => {
  top = 2000
  const scrolled: unknown[] = []
  const focused: unknown[] = []
  await show()
  const heading = screen.getByRole('heading')
  heading.scrollIntoView = (options) => void scrolled.push(options)
  const focus = heading.focus.bind(heading)
  heading.focus = (options) => {
    focused.push(options)
    focus(options)
  }
  expect(button()?.dataset.track).toBe('apply-now')
  await press('Apply Now')
  expect(document.activeElement).toBe(heading)
  expect(focused).toEqual([{ preventScroll: true }])
  expect(scrolled).toEqual([{ block: 'start' }])
})

test('opens the other site in a new tab', async () => {
  top = 2000
  await show(external)
  const { href, target, rel, dataset } = link() as HTMLAnchorElement
  expect({ href, target, rel, track: dataset.track }).toEqual({
    href: external,
    target: '_blank',
    rel: 'noopener noreferrer',
    track: 'apply-now',
  })
  expect(button()).toBeNull()
})

test('listens no longer once it is gone', async () => {
  top = 2000
  const added = jest.spyOn(window, 'addEventListener')
  const removed = jest.spyOn(window, 'removeEventListener')
  const { unmount } = await show()
  unmount()
  const listenersOf = (calls: unknown[][]) =>
    calls
      .filter(([event]) => event === 'scroll' || event === 'resize')
      .map(([event, listener]) => [event, listener])
  expect(listenersOf(added.mock.calls).length).toBeGreaterThan(0)
  expect(listenersOf(removed.mock.calls)).toEqual(listenersOf(added.mock.calls))
})
