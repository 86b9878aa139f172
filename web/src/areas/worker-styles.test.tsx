import type { Home } from '@gatehouse/contracts/portal/home'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { listedDocument } from '../testing/listed-document.ts'
import { person } from '../testing/person.ts'
import { setSettings } from '../testing/set-settings.ts'
import { stylesOf } from '../testing/styles-of.ts'

setSettings({ supportPhone: '1-800-555-0142', garnishmentsEmail: 'a@example.test' })
const { replies, answer } = installFakeGateway()
const { showPage } = await import('../testing/show-page.tsx')
const { Component: Applications } = await import('./applications/applications-page.tsx')
const { AssignmentTable } = await import('./assignments/assignment-table.tsx')
const { Component: Orders } = await import('./child-support/child-support-page.tsx')
const { DocumentButton } = await import('./child-support/document-button.tsx')
const { Categories } = await import('./content/categories.tsx')
const { DocumentsTable } = await import('./documents/documents-table.tsx')
const { DownloadPanel } = await import('./documents/download-panel.tsx')
const { SigningHelp } = await import('./documents/signing-help.tsx')
const { EmailTable } = await import('./email-history/email-table.tsx')
const { GettingStarted } = await import('./home/getting-started.tsx')
const { Component: HomePage } = await import('./home/home-page.tsx')
const { Shortcuts } = await import('./home/shortcuts.tsx')
const { ToDo } = await import('./home/to-do.tsx')
const { PayrollFrame } = await import('./payroll-pages/payroll-frame.tsx')
const { BadgeCard } = await import('./recognition/badge-card.tsx')
const { RecognitionBanner } = await import('./recognition/recognition-banner.tsx')
const { Component: Recognition } = await import('./recognition/recognition-page.tsx')
const { Component: TaxInformation } = await import('./tax-information/tax-information-page.tsx')
const { EtimeTab } = await import('./time-reporting/etime-tab.tsx')
const { WaiverTab } = await import('./time-reporting/waiver-tab.tsx')

const available = <T,>(value: T) => ({ state: 'available' as const, value })
const home: Home = {
  unsigned: available({ count: 2, expiresOn: '2026-12-31' }),
  expiringCertifications: available([]),
  lacksAddress: available(false),
  lacksDeposit: available(false),
  assignment: available(null),
}
const application = {
  jobId: '1',
  brand: { code: 'arna', name: 'Arna' },
  title: 'Cook',
  place: '',
  referenceId: '',
  state: 'begun',
  at: null,
}
answer('GET /api/home', home)
answer('GET /api/applications', { applications: [application] })
answer('GET /api/notifications', { notifications: [] })
answer('GET /api/content/waiver', { categories: [] })
answer('GET /api/content/announcements', { categories: [] })
answer('GET /api/waivers', { waivers: [{ name: 'Meal', status: '', submittedOn: null }] })
for (const page of ['paychecks', 'time-reporting', 'w4-information'])
  replies.set(`GET /api/payroll-pages/${page}`, () => new Response('<p>Pay</p>'))

afterEach(cleanup)

const nothing = () => undefined
const html = (language: 'en' | 'es') =>
  ({ kind: 'html', html: '<p>The same length</p>', language }) as const
const items = [
  html('en'),
  html('es'),
  { kind: 'link', label: 'X', url: 'https://a.test/', language: 'en' } as const,
]
const order = {
  id: null,
  documentDate: null,
  caseId: '',
  tribunal: '',
  official: '',
  orderId: '',
  remittanceId: '',
  hasDocument: false,
}
const assignment = {
  company: 'X',
  jobTitle: 'Y',
  startDate: null,
  endDate: null,
  rate: 5,
  isPast: false,
}
const badge = {
  name: 'X',
  description: 'Y',
  comments: 'Z',
  submittedOn: '2026-11-03',
  submittedBy: null,
}
const email = {
  subject: 'X',
  address: 'a@a.test',
  delivery: 'failed',
  status: '',
  sentAt: null,
  statusAt: null,
} as const
answer('GET /api/child-support/orders', { orders: [{ ...order, hasDocument: true }] })
answer('GET /api/account/email', { email: 'a@example.test' })
answer('GET /api/recognition/badges', { badges: [badge] })
const download = { document: listedDocument(), onRetry: nothing }

const parts: Record<string, ReactNode> = {
  applications: <Applications />,
  'a table of assignments': <AssignmentTable assignments={[assignment]} />,
  'the document of an order': <DocumentButton order={order} onAsk={nothing} />,
  'texts of editors': <Categories categories={[{ title: 'X', language: 'en', items }]} />,
  'a table of documents': (
    <DocumentsTable documents={[listedDocument({ isExpired: true, needsSignature: true })]} />
  ),
  'a download': <DownloadPanel {...download} state={{ progress: { bytes: 5, percent: 5 } }} />,
  'what was downloaded': <DownloadPanel {...download} state={{ isSaved: true }} />,
  'help to sign': <SigningHelp />,
  'a table of emails': <EmailTable emails={[email]} />,
  'the first steps': <GettingStarted />,
  shortcuts: <Shortcuts person={person()} />,
  'what is to do': <ToDo />,
  'a page of payroll': <PayrollFrame page="paychecks" title="X" />,
  'a badge': <BadgeCard badge={badge} />,
  'the banner of a badge': <RecognitionBanner personKey="maria" />,
  'the entry of time': <EtimeTab />,
  'the waiver': <WaiverTab />,
  'the home page': <HomePage />,
  'the page of orders': <Orders />,
  'the page of badges': <Recognition />,
  'the page of taxes': <TaxInformation />,
}

test.each(Object.entries(parts))('%s has the styles of the record', async (_name, part) => {
  await showPage(part)
  expect(stylesOf(document.body)).toMatchSnapshot()
})
