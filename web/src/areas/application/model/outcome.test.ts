import { afterEach, expect, test } from '@jest/globals'
import { embedIn, leaveFrame } from '../../../testing/host-page.ts'
import { setSettings } from '../../../testing/set-settings.ts'

const host = 'https://jobs.example.test'
setSettings({ hostOrigins: [host] })
const { outcomeOfSent } = await import('./outcome.ts')

afterEach(leaveFrame)

test.each([
  [true, host, 'handed-over'],
  [true, 'https://evil.test', 'no-host'],
  [false, host, 'sent'],
])('internal: %s, within %s: an application that was sent is %s', (isInternal, page, outcome) => {
  embedIn(`${page}/openings`)
  expect(outcomeOfSent(isInternal)).toBe(outcome)
})
