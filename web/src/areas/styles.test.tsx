import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { depositEntry } from '../testing/deposit-entry.ts'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { installModalDialogs } from '../testing/modal-dialog.ts'
import { notification } from '../testing/notification.ts'
import { person } from '../testing/person.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { setSettings } from '../testing/set-settings.ts'
import { stylesOf } from '../testing/styles-of.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  californiaNotice: { reviewed: '2026-01-01', form: 'CA-1' },
  brandNames: {},
})
const { replies } = installFakeGateway()
installModalDialogs()
const { InApplication } = await import('../testing/in-application.tsx')
const { showPart } = await import('../testing/show-page.tsx')
const { Review } = await import('./application/steps/agreement/review.tsx')
const { StepHeading } = await import('./application/steps/step-heading.tsx')
const { NoticeDialog } = await import('./california/notice-dialog.tsx')
const { CompanyPicker } = await import('./companies/company-picker.tsx')
const { DepositList } = await import('./direct-deposit/deposit-list.tsx')
const { PayPreview } = await import('./direct-deposit/pay-preview.tsx')
const { AppliedFilters } = await import('./jobs/search/extra/applied-filters.tsx')
const { FilterSheet } = await import('./jobs/search/extra/filter-sheet.tsx')
const { SearchForm } = await import('./jobs/search/search-form.tsx')
const { FilterButtons } = await import('./notifications/filter-buttons.tsx')
const { NotificationCard } = await import('./notifications/notification-card.tsx')
const { Conflict } = await import('./profile/conflict.tsx')
const { LockedNames } = await import('./resume/personal/locked-names.tsx')
const { IdleDialog } = await import('./session/idle-dialog.tsx')

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
  discardChanges: nothing,
  stateNames: [],
}
const deposits = [depositEntry(), depositEntry({ id: '2', amount: '0.00' })]
const answers = { step: 'upload', title: 'X', changeLabel: 'Y', Review: () => null } as const

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
