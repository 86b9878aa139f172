import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import {
  emptyApplication,
  emptyFields,
  emptyHistories,
} from '@gatehouse/contracts/portal/application-fields'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { HistoryReview } from './history-review.tsx'

afterEach(cleanup)

const acme = {
  ...emptyFields('employment'),
  id: 'e1',
  company: 'Acme',
  jobTitle: 'Welder',
  city: 'Austin',
  state: 'TX',
  start: '03/2010',
  end: '04/2012',
}
const school = { ...emptyFields('education'), id: 's1', school: 'Hays High', course: 'General' }
const licence = { ...emptyFields('certification'), id: 'c1', name: 'Forklift', agency: 'OSHA' }

/** The lines below each title. */
async function show(changes: Partial<ApplicationValues>, application: Partial<Application> = {}) {
  const values = { ...emptyApplication(), ...changes }
  await showInApplication(<HistoryReview />, {
    application: applicationOf({ values, ...application }),
  })
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
}

test('tells each entry of a kind by its name and facts', async () => {
  expect(
    await show({ employment: [acme], education: [school], certifications: [licence] }),
  ).toEqual([
    'Employment History',
    'Welder, Acme · Austin, TX · 03/2010 – 04/2012',
    'Education History',
    'General, Hays High',
    'Certifications',
    'Forklift · OSHA',
  ])
})

test('two entries may have the same name and facts', async () => {
  const twice = { ...school, id: 's2', level: '4' }
  expect((await show({ education: [school, twice] })).slice(3, 5)).toEqual([
    'General, Hays High',
    'General, Hays High',
  ])
})

test('tells that there was no past employment, which a kind without entries does not mean', async () => {
  expect(await show({ noEmployment: 'yes' })).toEqual([
    'Employment History',
    'No past employment',
    'Education History',
    'None',
    'Certifications',
    'None',
  ])
})

test('tells first how many are on file, last how many of the résumé are left out', async () => {
  const maskedRecord = { personal: {}, employment: 2, education: 0, certifications: 1 }
  const offers = {
    ...emptyHistories(),
    employment: [acme, { ...acme, id: 'e2', company: 'Bluebonnet' }],
    education: [school, { ...school, id: 's2', school: 'Kyle College' }],
  }
  const lines = await show({ employment: [acme] }, { maskedRecord, offers })
  expect(lines).toEqual([
    'Employment History',
    '2 entries on file',
    'Welder, Acme · Austin, TX · 03/2010 – 04/2012',
    '1 entry of your resume is left out',
    'Education History',
    '2 entries of your resume are left out',
    'Certifications',
    '1 entry on file',
  ])
})
