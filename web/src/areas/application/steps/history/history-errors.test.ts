import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyHistories } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { entryKinds } from '../../../resume/entries/entry-kinds.ts'
import { withEntries } from './draft-entries.ts'
import { historyErrors } from './history-errors.ts'

const empty: ApplicationValues = emptyApplication()
const employment = [entryKinds.employment.createEntry()]
const education = [entryKinds.education.createEntry()]
type Applicant = Pick<Application, 'applicantType' | 'onFile'>
const applicant = (applicantType: Application['applicantType']): Applicant => ({
  applicantType,
  onFile: emptyHistories(),
})

test.each([
  ['new', {}, ['employment', 'education']],
  ['new', { noEmployment: 'yes' }, ['education']],
  ['new', { employment, education }, []],
  ['existing', {}, []],
] as const)('of a %s applicant with %j is missing: %j', (type, changes, missing) => {
  const values = { ...empty, ...changes } as ApplicationValues
  expect(historyErrors(values, applicant(type)).missing).toEqual(missing)
})

test('names the incomplete entries in the order of the page, of known candidates too', () => {
  const values = { ...empty, employment, education } as unknown as ApplicationValues
  const { incomplete } = historyErrors(values, applicant('existing'))
  expect(incomplete.map(({ kind, id }) => [kind, id])).toEqual([
    ['employment', employment[0]?.id],
    ['education', education[0]?.id],
  ])
  expect(incomplete[1]?.fields).toContain('school')
})

test('an employment takes back "no past employment"; no other entry does', () => {
  const values = { ...empty, noEmployment: 'yes' }
  expect(withEntries(values, 'employment', employment).noEmployment).toBe('')
  expect(withEntries(values, 'employment', []).noEmployment).toBe('yes')
  expect(withEntries(values, 'education', education).noEmployment).toBe('yes')
})
