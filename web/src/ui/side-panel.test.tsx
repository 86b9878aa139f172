import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hideOverlayEntries } from '../portal/overlay-history.ts'
import { goBack } from '../testing/go-back.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { showPart } from '../testing/show-page.tsx'
import { useAlerts } from './alerts.tsx'
import { SidePanel } from './side-panel.tsx'

hideOverlayEntries()

const onClose = jest.fn()
let alerts: ReturnType<typeof useAlerts>
const Alerts = () => {
  alerts = useAlerts()
  return null
}
let root: HTMLElement

const page = (hostsAlerts: boolean) => (
  <div
    id="root"
    ref={(element) => {
      if (element) root = element
    }}
  >
    <Alerts />
    <SidePanel
      title="Notifications"
      titleId="title"
      closeLabel="Close"
      width="400px"
      onClose={onClose}
      hostsAlerts={hostsAlerts}
    >
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        Menu
      </button>
    </SidePanel>
  </div>
)

function show(width: number, hostsAlerts = true) {
  setScreenWidth(width)
  return showPart(page(hostsAlerts))
}
const panel = () => screen.getByRole('dialog', { name: 'Notifications' })
const isInert = () => [root.hasAttribute('inert'), document.documentElement.style.overflow]

beforeEach(() => {
  onClose.mockClear()
})
afterEach(cleanup)

test.each([
  [767, true, [true, 'hidden']],
  [768, false, [false, '']],
])(
  'at %i px is modal: %p; the page behind goes on once it is closed',
  async (width, modal, inert) => {
    const { unmount } = await show(width)
    expect(panel().getAttribute('aria-modal')).toBe(String(modal))
    expect(root.contains(panel())).toBe(!modal)
    expect(document.activeElement?.textContent).toBe('Notifications')
    expect(isInert()).toEqual(inert)
    unmount()
    expect(isInert()).toEqual([false, ''])
  },
)

test('Escape closes it from anywhere, unless what has the focus takes the key', async () => {
  await show(1280)
  screen.getByRole('button', { name: 'Menu' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Menu' }).blur()
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test.each([
  [767, 1],
  [1280, 0],
])('at %i px Back closes it %i times', async (width, times) => {
  history.pushState(null, '', '/before')
  await show(width)
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(times)
})

test.each([
  [1280, true, true],
  [1280, false, false],
  [767, false, true],
])('at %i px, hosting alerts: %p, an alert stands in it: %p', async (width, hosts, expected) => {
  await show(width, hosts)
  act(() => void alerts.raise('info', 'Dismissed'))
  expect(panel().contains(screen.getByRole('group'))).toBe(expected)
})

test('keeps the focus when the screen is turned', async () => {
  const media = Object.assign(new EventTarget(), { matches: true })
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => (query === 'print' ? { matches: false } : media) as MediaQueryList,
    )
  await showPart(page(false))
  act(() => {
    media.matches = false
    media.dispatchEvent(new Event('change'))
  })
  expect(root.contains(panel())).toBe(false)
  expect(document.activeElement?.textContent).toBe('Notifications')
  matchMedia.mockRestore()
})
