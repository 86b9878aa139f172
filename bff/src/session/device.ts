import Bowser from 'bowser'
import type { Device } from './session-store.ts'

export function deviceOf(userAgent = ''): Device {
  const { browser, os } = Bowser.parse(userAgent || 'none')
  return { browser: browser.name ?? '', system: os.name ?? '' }
}
