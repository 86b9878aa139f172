import { beforeEach, expect, test } from '@jest/globals'
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
  window.open = () => {
    if (blocked) return null
    const fake = {
      opener: window,
      at: 'about:blank',
      open: true,
      location: { replace: (address: string) => (fake.at = address) },
      close: () => (fake.open = false),
    }
    opened.push(fake)
    return fake as unknown as Window
  }
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

test('closeWindows closes only windows opened with `closeOnSignOut`', () => {
  openWindow(address)
  openWindow(address, { closeOnSignOut: true })
  closeWindows()
  expect(opened.map(({ open }) => open)).toEqual([true, false])
})

test('closes them on pagehide', () => {
  openWindow(address, { closeOnSignOut: true })
  window.dispatchEvent(new Event('pagehide'))
  expect(opened.map(({ open }) => open)).toEqual([false])
})
