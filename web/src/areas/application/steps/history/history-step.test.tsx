import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication, emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { applicationOf, showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import type { ApplicationState } from '../../model/application-context.ts'

installFakeGateway()
const { StepForm } = await import('./history-step.tsx')

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
  await goOn()
  expect(next).toHaveBeenCalledTimes(1)
  expect(markReviewed.mock.calls.flat()).toEqual(['employment.', 'education.', 'certifications.'])
})

test('shows at once which entries the gateway has rejected, and leads to what they lack', async () => {
  const problem = { type: '', title: '', status: 422, code: 'invalid-input', reference: '' }
  const values = { ...empty, employment: [job], education: [school] }
  const application = applicationOf({ values })
  await show({ application, rejection: { step: 'resume', problem } })
  expect(screen.getByText('Please complete the entries that are marked')).toBeTruthy()
  await goOn()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Acme' }))
  expect(next).not.toHaveBeenCalled()
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
  ['a new applicant', null, true],
  ['a candidate with employment on file', onFile, false],
  ['a candidate without any', { ...onFile, employment: 0 }, true],
])('asks %s whether there is no past employment', async (_applicant, maskedRecord, asks) => {
  const applicantType = maskedRecord ? 'existing' : 'new'
  await show({ application: applicationOf({ applicantType, maskedRecord }) })
  expect(screen.queryByLabelText('I have no past employment') !== null).toBe(asks)
  expect(screen.queryByText('2 entries on file') !== null).toBe(maskedRecord?.employment === 2)
})

test('tells of months without work only if the whole history is known', async () => {
  const values = { ...empty, employment: [{ ...job, end: '05/2010' }] }
  await show({ application: applicationOf({ values }) })
  expect(screen.getByText(/^We see no work in these months/)).toBeTruthy()
  cleanup()
  const application = applicationOf({ applicantType: 'existing', maskedRecord: onFile, values })
  await show({ application })
  expect(screen.queryByText(/^We see no work in these months/)).toBeNull()
})
