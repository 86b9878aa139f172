import type { Person } from '../../world/person.ts'
import { html } from '../html.ts'
import { legacyPage, legacyTable } from './legacy-page.ts'

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Hourly pay differs by person, and is the same after each reset. */
const rateOf = ({ id }: Person) => 17 + (Number(id) % 7) + 0.5

const paydays = ['11/13/2026', '11/06/2026', '10/30/2026', '10/23/2026', '10/16/2026', '10/09/2026']

const nameOf = ({ firstName, lastName, peopleSoftId }: Person) =>
  html`<p>${firstName} ${lastName}, EMPLID ${peopleSoftId ?? ''}</p>`

export function timeReportingPage(person: Person): Response {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  return legacyPage(
    'Reported Time',
    html`${nameOf(person)}
${legacyTable(
  ['Day', 'Hours', 'Status'],
  days.map((day, index) => [day, '8.00', index < 3 ? 'Approved' : 'Submitted']),
)}`,
  )
}

export function paychecksPage(person: Person): Response {
  const rows = paydays.map((day, index) => {
    const gross = rateOf(person) * (40 - (index % 3))
    return [day, dollars(gross), dollars(gross * 0.79)]
  })
  return legacyPage(
    'View Paycheck',
    html`${nameOf(person)}
${legacyTable(['Check Date', 'Gross', 'Net Pay'], rows)}
<p><a href="/paychecks" target="_self">Refresh</a></p>`,
  )
}

export function compensationHistoryPage(person: Person): Response {
  const rate = rateOf(person)
  return legacyPage(
    'Compensation History',
    html`${nameOf(person)}
${legacyTable(
  ['Effective Date', 'Reason', 'Hourly Rate'],
  [
    ['06/01/2026', 'Merit', dollars(rate)],
    ['09/15/2025', 'New assignment', dollars(rate - 1)],
    ['02/03/2025', 'Hire', dollars(rate - 2.5)],
  ],
)}`,
  )
}

export function w4InformationPage(person: Person): Response {
  return legacyPage(
    'W-4 Tax Information',
    html`${nameOf(person)}
${legacyTable(
  ['Field', 'Value'],
  [
    ['Filing Status', 'Single or Married filing separately'],
    ['Claim Dependents', dollars(0)],
    ['Extra Withholding', dollars(0)],
  ],
)}`,
  )
}

/** Ted has no access: PeopleSoft says so with a 200. */
export function w2FormsPage(person: Person): Response {
  if (person.loginId === 'ted.nash')
    return legacyPage('Error', html`<p>You are not authorized for this page. (40,20)</p>`)
  return legacyPage(
    'View W-2/W-2c Forms',
    html`${nameOf(person)}
${legacyTable(
  ['Tax Year', 'Form', 'Issue Date'],
  [
    ['2025', 'W-2', '01/22/2026'],
    ['2024', 'W-2c', '03/11/2025'],
    ['2024', 'W-2', '01/23/2025'],
  ],
)}`,
  )
}
