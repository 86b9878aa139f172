import Bowser from 'bowser'
import type { Device } from './session-store.ts'

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))

/** Only known names: Bowser gives words of an unknown user agent as its browser. */
export function deviceOf(userAgent = ''): Device {
  const { browser, os } = Bowser.parse(userAgent || 'none')
  const { name = '' } = browser
  return { browser: browsers.has(name) ? name : '', system: os.name ?? '' }
}
