import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import {
  emptyApplication,
  emptyFields,
  emptyHistories,
} from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import { problemOf } from '../../../../testing/problem-of.ts'
import type { ApplicationState } from '../../model/application-context.ts'
import { StepForm } from './history-step.tsx'

installFakeGateway()

const next = jest.fn()
const markReviewed = jest.fn()

beforeEach(() => {
  next.mockClear()
  markReviewed.mockClear()
})
afterEach(cleanup)

const show = (state: Partial<ApplicationState> = {}) =>
  showInApplication(<StepForm />, { next, markReviewed, ...state })
const goOn = () => press('Continue')
const missing = /^\* You must/

const empty: ApplicationValues = emptyApplication()
const school = {
  ...emptyFields('education'),
  id: 's1',
  level: '602',
  school: 'Hays High',
  course: 'General',
  degree: 'Diploma',
  years: '4',
  country: 'US',
  city: 'Kyle',
}
const job = { ...emptyFields('employment'), id: 'e1', company: 'Acme', start: '03/2010' }
const onFile = { personal: {}, employment: 2, education: 1, certifications: 0 }

test('leads to the first kind that needs an entry, and tells of each', async () => {
  await show()
  expect(screen.queryByText(missing)).toBeNull()
  await goOn()
  expect(screen.getAllByText(missing)).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Employment' }))
  fireEvent.click(screen.getByLabelText('I have no past employment'))
  expect(screen.getAllByText(missing)).toHaveLength(1)
  await goOn()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Education' }))
  expect([next.mock.calls, markReviewed.mock.calls]).toEqual([[], []])
})

test('goes on with complete entries, all of which count as reviewed', async () => {
  const values = { ...empty, noEmployment: 'yes', education: [school] }
  await show({ application: applicationOf({ values }) })
  const none = screen.getByLabelText<HTMLInputElement>('I have no past employment')
  expect(none.checked).toBe(true)
  await goOn()
  expect(next).toHaveBeenCalledTimes(1)
  expect(markReviewed.mock.calls.flat()).toEqual(['employment.', 'education.', 'certifications.'])
})

test('a deleted entry is brought back once, to those that are there by then', async () => {
  await show({ application: applicationOf({ values: { ...empty, employment: [job] } }) })
  await press('Delete Acme')
  await press('Undo')
  expect(screen.getAllByRole('button', { name: 'Change Acme' })).toHaveLength(1)
})

test('shows at once which entries the gateway has rejected, and leads to what they lack', async () => {
  const values = { ...empty, employment: [job], education: [school] }
  const application = applicationOf({ values })
  await show({ application, rejection: { step: 'resume', problem: problemOf('invalid-input') } })
  expect(screen.getByText('Please complete the entries that are marked')).toBeTruthy()
  await goOn()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Acme' }))
  expect(next).not.toHaveBeenCalled()
})

test('a rejection of another step marks nothing here', async () => {
  const application = applicationOf({ values: { ...empty, employment: [job] } })
  await show({ application, rejection: { step: 'upload', problem: problemOf('invalid-input') } })
  expect(screen.queryByText('Please complete the entries that are marked')).toBeNull()
})

test('an entry of the résumé counts as reviewed once it is opened', async () => {
  const values = { ...empty, employment: [job], education: [school] }
  const unreviewed = new Set(['employment.e1'])
  await show({ application: applicationOf({ values }), unreviewed })
  expect(screen.getAllByText('From your resume')).toHaveLength(1)
  await press('Change Acme')
  expect(markReviewed.mock.calls).toEqual([['employment.e1']])
})

test.each([
  ['a new applicant', null, true, []],
  ['a candidate with employment on file', onFile, false, ['2 entries on file', '1 entry on file']],
  ['a candidate without any', { ...onFile, employment: 0 }, true, ['1 entry on file']],
])('asks %s whether there is no past employment', async (_applicant, maskedRecord, asks, told) => {
  const applicantType = maskedRecord ? 'existing' : 'new'
  await show({ application: applicationOf({ applicantType, maskedRecord }) })
  expect(screen.queryByLabelText('I have no past employment') !== null).toBe(asks)
  const counts = screen.queryAllByText(/on file$/)
  expect(counts.map(({ textContent }) => textContent)).toEqual(told)
})

test('tells of months without work only if the whole history is known', async () => {
  const values = { ...empty, employment: [{ ...job, end: '05/2010' }] }
  await show({ application: applicationOf({ values }) })
  expect(screen.getByText(/^We see no work in these months/)).toBeTruthy()
  cleanup()
  for (const employment of [2, 0]) {
    const maskedRecord = { ...onFile, employment }
    const application = applicationOf({ applicantType: 'existing', maskedRecord, values })
    await show({ application })
    expect(screen.queryByText(/^We see no work in these months/)).toBeNull()
    cleanup()
  }
})

test('marks missing fields of each kind as an error, once the step is submitted', async () => {
  const complete = { ...job, jobTitle: 'Welder', city: 'Austin', state: 'TX', postalCode: '78701' }
  const licence = { ...emptyFields('certification'), id: 'c1', agency: 'OSHA' }
  const values = {
    ...empty,
    employment: [{ ...complete, current: 'yes', description: 'Welded.', mayContact: 'yes' }],
    education: [{ ...school, city: '' }],
    certifications: [licence],
  }
  await show({ application: applicationOf({ values }) })
  const invalid = () =>
    ['Employment History', 'Education History', 'Certifications'].map((name) => {
      const list = screen.getByRole('region', { name })
      return list.querySelectorAll('[aria-invalid=true]').length > 0
    })
  expect(invalid()).toEqual([false, false, false])
  expect(screen.queryByText('Please complete the entries that are marked')).toBeNull()
  await goOn()
  expect(invalid()).toEqual([true, true, true])
})

test('leads to the first incomplete entry of whichever kind', async () => {
  const values = { ...empty, noEmployment: 'yes', education: [{ ...school, city: '' }] }
  await show({ application: applicationOf({ values }) })
  await goOn()
  const list = screen.getByRole('region', { name: 'Education History' })
  expect(document.activeElement).toBe(within(list).getByLabelText('City'))
})

test('an entry on file is accepted as it is, and its card asks for nothing', async () => {
  const stored = { ...school, degree: '', city: '' }
  const values = { ...empty, noEmployment: 'yes', education: [stored] }
  await show({
    application: applicationOf({ values, onFile: { ...emptyHistories(), education: [stored] } }),
  })
  expect(screen.queryByText(/^Still needed/)).toBeNull()
  expect(screen.queryByLabelText('City')).toBeNull()
  await goOn()
  expect(next).toHaveBeenCalledTimes(1)
})

test('the tick for no past employment can be taken back', async () => {
  await show()
  const tick = screen.getByLabelText<HTMLInputElement>('I have no past employment')
  fireEvent.click(tick)
  expect(tick.checked).toBe(true)
  fireEvent.click(tick)
  expect(tick.checked).toBe(false)
})

test('only entries that came from the résumé ask to be checked', async () => {
  const employment = [job, { ...job, id: 'e2', company: 'Bluebonnet' }]
  const values = { ...empty, employment, education: [school] }
  const unreviewed = new Set(['employment.e2', 'education.e1'])
  await show({ application: applicationOf({ values }), unreviewed })
  const [flag] = screen.getAllByText('From your resume')
  expect(flag?.closest('li')?.textContent).toContain('Bluebonnet')
  expect(screen.getAllByText('From your resume')).toHaveLength(1)
})

test('an offer of the résumé is completed in the dialog; without it the focus returns', async () => {
  const offer = { ...job, id: 'e9', company: 'Bluebonnet' }
  const offers = { ...emptyHistories(), employment: [offer] }
  await show({ application: applicationOf({ offers, values: { ...empty, employment: [job] } }) })
  // Safari focuses no button that is pressed.
  await press('Add Bluebonnet')
  const dialog = await screen.findByRole('dialog', { name: 'Add Employment' })
  const company = within(dialog).getByLabelText<HTMLInputElement>('Company Name')
  expect(company.value).toBe('Bluebonnet')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Bluebonnet' })),
  )
  // The entry of the draft stays.
  expect(screen.getByRole('button', { name: 'Change Acme' })).toBeTruthy()
})
