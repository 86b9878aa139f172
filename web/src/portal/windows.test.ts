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

test('opens an address in a window that does not know who opened it', () => {
  expect(openWindow(address)).toBe(true)
  expect(opened).toMatchObject([{ at: address, opener: null }])
})

test('says when the browser blocks it', () => {
  blocked = true
  expect(openWindow(address)).toBe(false)
})

test('closes what is to close with the portal at sign-out, and nothing else', () => {
  openWindow(address)
  openWindow(address, { closes: true })
  closeWindows()
  expect(opened.map(({ open }) => open)).toEqual([true, false])
})

test('closes what is to close with the portal when its page is left', () => {
  openWindow(address, { closes: true })
  window.dispatchEvent(new Event('pagehide'))
  expect(opened.map(({ open }) => open)).toEqual([false])
})
