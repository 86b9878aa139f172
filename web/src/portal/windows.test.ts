import { beforeEach, expect, test } from '@jest/globals'
import { openSessionWindow } from './open-session-window.ts'
import { closeWindows, openWindow } from './windows.ts'

interface FakeWindow {
  opener: unknown
  at: string
  open: boolean
}

const opened: FakeWindow[] = []
let blocked = false

beforeEach(() => {
  closeWindows()
  opened.length = 0
  blocked = false
  const open = (opener: unknown) => () => {
    if (blocked) return null
    const fake = {
      opener,
      document: { title: '', body: { textContent: '' } },
      at: 'about:blank',
      open: true,
      location: { replace: (address: string) => (fake.at = address) },
      close: () => (fake.open = false),
    }
    opened.push(fake)
    return fake as unknown as Window
  }
  const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement
  for (const one of [window, contentWindow as Window]) one.open = open(one)
})

const address = 'https://payroll.example.test/logout'

test('opens a window without an opener', () => {
  expect(openWindow(address)).toBe(true)
  expect(opened).toMatchObject([{ at: address, opener: null }])
})

test('returns false when the browser blocks it', () => {
  blocked = true
  expect(openWindow(address)).toBe(false)
})

test('closes only the windows of the session, and on pagehide', () => {
  openWindow(address)
  openSessionWindow('Opening')
  closeWindows()
  expect(opened.map(({ open }) => open)).toEqual([true, false])
  openSessionWindow('Opening')
  window.dispatchEvent(new Event('pagehide'))
  expect(opened.map(({ open }) => open)).toEqual([true, false, false])
})

test('a window of the session cannot reach the portal by its opener', () => {
  openSessionWindow('Opening')
  expect(opened[0]?.opener).not.toBe(window)
  blocked = true
  expect(openSessionWindow('Opening')).toBeNull()
})

test('a window says what it will show until it does, and is closed once', () => {
  const shown = openSessionWindow('Opening payroll')
  expect([shown?.document.title, shown?.document.body.textContent]).toEqual([
    'Opening payroll',
    'Opening payroll',
  ])
  closeWindows()
  Object.assign(shown as object, { open: true })
  closeWindows()
  expect(opened.map(({ open }) => open)).toEqual([true])
})

test('the frame that opens windows is not seen', () => {
  expect(document.querySelector('iframe')?.hidden).toBe(true)
})
