import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import { createDraft } from './draft.ts'
import { lockedFieldsOf, maskOnFile } from './masking.ts'

test.each([
  ['5125550142', '(•••) •••-0142'],
  ['0142', '•••'],
  ['555-0142', '•••'],
  ['call me', '•••'],
])('masks phone %s as %s', (PhoneNumber, masked) => {
  expect(maskOnFile({ PhoneNumber }).personal).toEqual({ phone: masked })
})

test('counts the entries on file of each kind', () => {
  const record = { WorkHistory: [{}, {}, {}], EducationHistory: [{}, {}], Certifications: [{}] }
  const counts = { employment: 3, education: 2, certifications: 1 }
  expect(maskOnFile(record)).toEqual({ personal: {}, ...counts })
  expect(maskOnFile({})).toEqual({ personal: {}, employment: 0, education: 0, certifications: 0 })
})

test('masks names after the first character and all else completely', () => {
  expect(
    maskOnFile({ FirstName: '𝒜nn', LastName: '', City: 'X', StateProvince: 'TX' }).personal,
  ).toEqual({
    firstName: '𝒜•••',
    city: '•••',
    state: '•••',
  })
})

const whole = { Address: '1 Elm', City: 'Austin', StateProvince: 'TX', PostalCode: '78701' }

test.each([
  ['a whole address', whole, ['address', 'apartment', 'city', 'postalCode', 'state']],
  ['an address without a city', { ...whole, City: '' }, []],
  ['an apartment without its street', { ApartmentOrBuildingNumber: '7' }, []],
  ['the last name alone', { LastName: 'Santos' }, ['lastName']],
  [
    'both names',
    { FirstName: 'Maria', LastName: 'Santos' },
    ['firstName', 'lastName', 'middleName', 'noMiddleName'],
  ],
  ['a phone', { CellPhoneNumber: '5125550142' }, ['cellPhone']],
])('of %s on file is kept: %j', (_what, candidateRecord, locked) => {
  const draft = createDraft({ ...draftJob, applicantType: 'existing', candidateRecord })
  const config = {
    EXISTING_CANDIDATE_PREFILL: 'masked',
    EXISTING_CANDIDATE_CHANGES: 'keep',
  } as const
  expect(lockedFieldsOf(draft, config).toSorted()).toEqual(locked)
})
