import type { EmailActivity } from '../person.ts'

const EmailAddress = 'maria.santos@example.test'

const subjects = [
  'Your timesheet was approved',
  'Your pay statement is ready',
  'Holiday pay schedule',
  'Reminder: submit your hours by Tuesday',
]

/** Twelve: each delivery status, no subject, times with and without a zone, a day alone. */
export const mariasEmails: readonly EmailActivity[] = [
  {
    EmailSubject: 'Your W-2 election has been received',
    Sent: '2026-11-19T14:02:11.4471',
    EmailAddress,
    DeliveryStatus: 'Bounce',
    StatusTimestamp: '2026-11-19T14:02:15',
  },
  {
    EmailSubject: null,
    Sent: '2026-11-18T09:00:00Z',
    EmailAddress,
    DeliveryStatus: 'Open',
    StatusTimestamp: '2026-11-18T12:41:00Z',
  },
  {
    EmailSubject: 'Open positions near you',
    Sent: '11/20/2026 3:04:05 PM',
    EmailAddress,
    DeliveryStatus: 'Deferred',
    StatusTimestamp: null,
  },
  {
    EmailSubject: 'Welcome to Staffmark',
    Sent: '09/01/2026',
    EmailAddress,
    DeliveryStatus: null,
    StatusTimestamp: null,
  },
  ...Array.from({ length: 8 }, (_, week) => ({
    EmailSubject: subjects[week % subjects.length] ?? null,
    Sent: new Date(Date.UTC(2026, 9, 26 - 7 * week, 15, 30)).toISOString(),
    EmailAddress,
    DeliveryStatus: week % 3 === 2 ? 'Processed' : 'Delivered',
    StatusTimestamp: new Date(Date.UTC(2026, 9, 26 - 7 * week, 15, 31)).toISOString(),
  })),
]
