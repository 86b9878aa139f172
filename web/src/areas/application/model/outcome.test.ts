import { afterEach, expect, test } from '@jest/globals'
import { setSettings } from '../../../testing/set-settings.ts'

const host = 'https://jobs.example.test'
setSettings({ hostOrigins: [host] })
const { outcomeOfSent } = await import('./outcome.ts')

const { parent } = window
const set = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

afterEach(() => {
  set(window, 'parent', parent)
  set(document, 'referrer', '')
})

test.each([
  [true, host, 'handed-over'],
  [true, 'https://evil.test', 'no-host'],
  [false, host, 'sent'],
])('internal: %s, within %s: an application that was sent is %s', (isInternal, page, outcome) => {
  set(window, 'parent', {})
  set(document, 'referrer', `${page}/openings`)
  expect(outcomeOfSent(isInternal)).toBe(outcome)
})
