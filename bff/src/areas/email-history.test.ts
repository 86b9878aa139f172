import { readEmailHistory } from '@gatehouse/contracts/portal/email-history'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function emailsOf(login: string) {
  const visitor = await stack.signIn(login)
  return (await visitor.call(readEmailHistory)).reply.emails
}

test('lists the e-mails to the caller, newest first', async () => {
  const emails = await emailsOf('maria.santos')
  expect(emails).toHaveLength(12)
  expect(emails.slice(0, 3)).toEqual([
    {
      subject: 'Open positions near you',
      address: 'maria.santos@example.test',
      delivery: 'delayed',
      status: 'Deferred',
      sentAt: '2026-11-20T15:04:05.000Z',
      statusAt: null,
    },
    {
      subject: 'Your W-2 election has been received',
      address: 'maria.santos@example.test',
      delivery: 'failed',
      status: 'Bounce',
      sentAt: '2026-11-19T14:02:11.447Z',
      statusAt: '2026-11-19T14:02:15.000Z',
    },
    {
      subject: null,
      address: 'maria.santos@example.test',
      delivery: 'opened',
      status: 'Open',
      sentAt: '2026-11-18T09:00:00.000Z',
      statusAt: '2026-11-18T12:41:00.000Z',
    },
  ])
  expect(stack.fakes.world.calls.list().at(-1)?.path).toBe('/Api/User/71001/Email/Activity')
})

test('a subject and a status are read as plain text', async () => {
  const person = stack.fakes.world.people.findByLoginId('chris.lee')
  Object.assign(person ?? {}, {
    emails: [{ EmailSubject: 'Pay &amp; benefits', DeliveryStatus: 'Sent &amp; opened' }],
  })
  expect(await emailsOf('chris.lee')).toMatchObject([
    { subject: 'Pay & benefits', status: 'Sent & opened', delivery: 'opened' },
  ])
})

test.each([
  ['Delivered', 'delivered'],
  ['not delivered', 'failed'],
  ['UNDELIVERABLE', 'failed'],
  ['Could not be delivered', 'failed'],
  ['Delivery Error', 'failed'],
  ['Delivery expired', 'failed'],
  ['Delivery Pending', 'other'],
  ['Not Sent', 'other'],
  ['Unopened', 'other'],
  ['not processed', 'other'],
  ['Dropped', 'failed'],
  ['SpamReport', 'failed'],
  ['blocked', 'failed'],
  ['Rejected', 'failed'],
  ['invalid address', 'failed'],
  ['Failed', 'failed'],
  ['bounced', 'failed'],
  ['Delayed', 'delayed'],
  ['retrying', 'delayed'],
  ['Deferred', 'delayed'],
  ['click', 'opened'],
  ['Read', 'opened'],
  ['Queued', 'sent'],
  ['Processed', 'sent'],
  ['accepted', 'sent'],
  ['sending', 'sent'],
  ['Sent', 'sent'],
  ['Email Opened', 'opened'],
  ['Delivered without errors', 'delivered'],
  ['Delivery', 'delivered'],
  ['NonDelivery', 'failed'],
  ['non-delivery report', 'failed'],
  ['Scheduled for delivery', 'other'],
  ['Delivery attempted', 'other'],
  ['Ready', 'other'],
  ['Already Sent', 'sent'],
  ['17', 'other'],
  [null, 'other'],
])('the status %s means %s', async (DeliveryStatus, delivery) => {
  const person = stack.fakes.world.people.findByLoginId('chris.lee')
  Object.assign(person ?? {}, { emails: [{ DeliveryStatus }] })
  const status = DeliveryStatus ?? ''
  expect(await emailsOf('chris.lee')).toEqual([
    { subject: null, address: '', delivery, status, sentAt: null, statusAt: null },
  ])
})
