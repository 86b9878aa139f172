import Bowser from 'bowser'
import type { Device } from './session-store.ts'

/** Browsers in words; a browser that says nothing of itself is nameless. */
export function deviceOf(userAgent = ''): Device {
  const { browser, os } = Bowser.parse(userAgent || 'none')
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
