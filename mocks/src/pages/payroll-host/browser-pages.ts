import type { Person } from '../../world/person.ts'
import { type Html, html } from '../html.ts'
import { page } from '../page.ts'
import {
  compensationHistoryPage,
  paychecksPage,
  timeReportingPage,
  w2FormsPage,
  w4InformationPage,
} from './documents.ts'

type BrowserPage = (person: Person) => Response

const nav = html`<nav><a href="/logout">Sign out of payroll</a></nav>`

function interactivePage(title: string, body: (person: Person) => Html): BrowserPage {
  return (person) =>
    page(
      title,
      html`<p>${person.firstName} ${person.lastName}</p>
${body(person)}
${nav}`,
      { policy: "form-action 'self'" },
    )
}

const hoursForm = (path: string) => () =>
  html`<form method="post" action="${path}">
<label for="hours">Hours worked today</label>
<input id="hours" name="hours" inputmode="decimal" required>
<button>Submit time</button>
</form>`

const waiverForm = () => html`<form method="post" action="/california-waiver">
<p>I may waive my meal period when my shift is six hours or less.</p>
<button>Sign the waiver</button>
</form>`

/** Pages of a browser that is signed in, by path. */
export const browserPages: Readonly<Record<string, BrowserPage>> = {
  'time-reporting': timeReportingPage,
  'time-entry': interactivePage('Time Entry', hoursForm('/time-entry')),
  'iht-time-entry': interactivePage('IHT Time Entry', hoursForm('/iht-time-entry')),
  'california-waiver': interactivePage('California Waiver', waiverForm),
  'ess-careers': interactivePage('ESS Careers', () => html`<p>There are 3 openings for you.</p>`),
  paychecks: paychecksPage,
  'compensation-history': compensationHistoryPage,
  'w4-information': w4InformationPage,
  'w2-forms': w2FormsPage,
}

export function receivedPage(): Response {
  return page(
    'Payroll has received it',
    html`<p>You can close this window.</p>
${nav}`,
  )
}
