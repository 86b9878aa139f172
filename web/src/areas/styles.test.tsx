import type { Home } from '@gatehouse/contracts/portal/home'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { depositEntry } from '../testing/deposit-entry.ts'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { listedDocument } from '../testing/listed-document.ts'
import { installModalDialogs } from '../testing/modal-dialog.ts'
import { notification } from '../testing/notification.ts'
import { person } from '../testing/person.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { setSettings } from '../testing/set-settings.ts'
import { stylesOf } from '../testing/styles-of.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  garnishmentsEmail: 'a@example.test',
  californiaNotice: { reviewed: '2026-01-01', form: 'CA-1' },
  brandNames: {},
})
const { replies, answer } = installFakeGateway()
installModalDialogs()
const { InApplication } = await import('../testing/in-application.tsx')
const { showPart } = await import('../testing/show-page.tsx')
const { Review } = await import('./application/steps/agreement/review.tsx')
const { StepHeading } = await import('./application/steps/step-heading.tsx')
const { Component: Applications } = await import('./applications/applications-page.tsx')
const { AssignmentTable } = await import('./assignments/assignment-table.tsx')
const { NoticeDialog } = await import('./california/notice-dialog.tsx')
const { Component: Orders } = await import('./child-support/child-support-page.tsx')
const { DocumentButton } = await import('./child-support/document-button.tsx')
const { CompanyPicker } = await import('./companies/company-picker.tsx')
const { Categories } = await import('./content/categories.tsx')
const { DepositList } = await import('./direct-deposit/deposit-list.tsx')
const { PayPreview } = await import('./direct-deposit/pay-preview.tsx')
const { DocumentsTable } = await import('./documents/documents-table.tsx')
const { DownloadPanel } = await import('./documents/download-panel.tsx')
const { SigningHelp } = await import('./documents/signing-help.tsx')
const { EmailTable } = await import('./email-history/email-table.tsx')
const { GettingStarted } = await import('./home/getting-started.tsx')
const { Component: HomePage } = await import('./home/home-page.tsx')
const { Shortcuts } = await import('./home/shortcuts.tsx')
const { ToDo } = await import('./home/to-do.tsx')
const { AppliedFilters } = await import('./jobs/search/extra/applied-filters.tsx')
const { FilterSheet } = await import('./jobs/search/extra/filter-sheet.tsx')
const { SearchForm } = await import('./jobs/search/search-form.tsx')
const { FilterButtons } = await import('./notifications/filter-buttons.tsx')
const { NotificationCard } = await import('./notifications/notification-card.tsx')
const { PayrollFrame } = await import('./payroll-pages/payroll-frame.tsx')
const { Conflict } = await import('./profile/conflict.tsx')
const { BadgeCard } = await import('./recognition/badge-card.tsx')
const { RecognitionBanner } = await import('./recognition/recognition-banner.tsx')
const { Component: Recognition } = await import('./recognition/recognition-page.tsx')
const { LockedNames } = await import('./resume/personal/locked-names.tsx')
const { IdleDialog } = await import('./session/idle-dialog.tsx')
const { Component: TaxInformation } = await import('./tax-information/tax-information-page.tsx')
const { EtimeTab } = await import('./time-reporting/etime-tab.tsx')
const { WaiverTab } = await import('./time-reporting/waiver-tab.tsx')

replies.set('GET /api/lookups/arna/job-types', () => rejectWith('internal'))
replies.set('GET /api/content/public/california-notice', () => rejectWith('internal'))

afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

const nothing = jest.fn()
const card = {
  title: 'X',
  onExited: nothing,
  onOpen: nothing,
  onDismiss: nothing,
  onMarkUnread: nothing,
}
const filters = {
  id: 'form',
  values: { keyword: '', where: '', distance: '', id: '', type: '', brands: 'arna' },
  errors: {},
  change: nothing,
  submit: async () => undefined,
  reset: nothing,
  discardExtras: nothing,
  stateNames: [],
}
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
  isOpenEnded: true,
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
const deposits = [depositEntry(), depositEntry({ id: '2', amount: '0.00' })]
const answers = { step: 'upload', title: 'X', Review: () => null } as const

const parts: Record<string, ReactNode> = {
  'the review of an application': (
    <InApplication state={{ reviews: [answers] }}>
      <Review />
    </InApplication>
  ),
  'the heading of a step': <StepHeading takesFocus={false}>X</StepHeading>,
  'the notice to Californians': <NoticeDialog onAccept={nothing} onDecline={nothing} />,
  'the company picker': <CompanyPicker person={person()} />,
  'a list of deposits': <DepositList entries={deposits} mark={() => 'new'} />,
  'the split of a pay': <PayPreview entries={deposits} />,
  'applied filters': <AppliedFilters search={{ id: '7' }} applied={['id']} />,
  'the sheet of filters': <FilterSheet form={filters} onClose={nothing} onUpdate={nothing} />,
  'the search form': <SearchForm search={{}} />,
  'the buttons of the inbox': <FilterButtons value="all" onChange={nothing} />,
  'a new notification': (
    <NotificationCard {...card} notification={notification(1)} exiting={false} />
  ),
  'a notification that leaves': (
    <NotificationCard {...card} notification={notification(1, { status: 'viewed' })} exiting />
  ),
  'a conflict': (
    <Conflict
      labels={{ city: 'City' }}
      stored={{ city: 'Kyle' }}
      typed={{ city: 'Buda' }}
      onKeepStored={nothing}
      onKeepTyped={nothing}
    />
  ),
  'names that are locked': <LockedNames names={{ firstName: 'Ana' }} note="X" />,
  'the countdown of a session': <IdleDialog until={Date.now() + 60_000} onStay={nothing} />,
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
  await showPart(<MemoryRouter initialEntries={['/search-jobs']}>{part}</MemoryRouter>)
  expect(stylesOf(document.body)).toMatchSnapshot()
})

test('the search form of a phone has the styles of the record', async () => {
  setScreenWidth(400)
  await showPart(
    <MemoryRouter initialEntries={['/search-jobs']}>
      <SearchForm search={{}} />
    </MemoryRouter>,
  )
  expect(stylesOf(document.body)).toMatchSnapshot()
})
