import { expect, test } from '@jest/globals'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { outcomeOfSent } = await import('./outcome.ts')

test.each([
  ['new', true, 'handed-over-before'],
  ['existing', true, 'handed-over-before'],
  ['worker', true, 'sent'],
  ['new', false, 'sent'],
] as const)('sent before by a %s applicant, internal: %s: %s', (applicantType, internal, outcome) =>
  expect(outcomeOfSent({ applicantType }, { internal })).toBe(outcome),
)
