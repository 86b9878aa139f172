import { expect, test } from '@jest/globals'
import { draftJob } from '../../testing/draft-job.ts'
import { createDraft } from './draft.ts'
import { lockedFieldsOf } from './locked-fields.ts'

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
