import { afterEach, expect, test } from '@jest/globals'
import { embedIn, leaveFrame } from '../../../testing/host-page.ts'
import { setSettings } from '../../../testing/set-settings.ts'

const host = 'https://jobs.example.test'
setSettings({ hostOrigins: [host] })
const { outcomeOfSent } = await import('./outcome.ts')

afterEach(leaveFrame)

test.each([
  ['new', true, host, 'handed-over-before'],
  ['existing', true, host, 'handed-over-before'],
  ['new', true, 'https://evil.test', 'no-host'],
  ['worker', true, host, 'sent'],
  ['new', false, host, 'sent'],
] as const)(
  'sent before by a %s applicant, internal: %s, within %s: %s',
  (applicantType, internal, page, outcome) => {
    embedIn(`${page}/openings`)
    expect(outcomeOfSent({ applicantType }, { internal })).toBe(outcome)
  },
)
