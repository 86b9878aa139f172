import type { OperationReply } from '@gatehouse/contracts/operation'
import { readEmailHistory, type SentEmail } from '@gatehouse/contracts/portal/email-history'
import { newestFirst } from '@gatehouse/contracts/rules/newest-first'
import * as user from '@gatehouse/contracts/upstream/user'
import { withoutNegation } from '../upstream/reply-errors.ts'
import type { AreaContext } from './area-context.ts'
import { toDateOrInstant } from './translate/to-date-or-instant.ts'
import { toPlainText } from './translate/to-plain-text.ts'

type Activity = OperationReply<typeof user.getEmailActivity>[number]

/** Words of mail services. The first that matches wins: "not delivered" has failed. */
const deliveries: readonly (readonly [RegExp, SentEmail['delivery']])[] = [
  [
    /bounce|drop|block|fail|reject|invalid|spam|undeliver|no(n|t)[- ]?(be )?deliver|error|expire/i,
    'failed',
  ],
  [/defer|delay|retry/i, 'delayed'],
  [/\b(not|un\w+|pending)\b/i, 'other'],
  [/\bopen|\bclick|\bread\b/i, 'opened'],
  [/\bdelivered\b|^\s*delivery\s*$/i, 'delivered'],
  [/sent|send|process|queue|accept/i, 'sent'],
]

export function emailHistory({ serve }: AreaContext) {
  serve(readEmailHistory, async ({ caller, call }) => {
    const activity = await call(user.getEmailActivity, { params: { ewId: caller.userId } })
    return { emails: activity.map(toEmail).toSorted(newestFirst(({ sentAt }) => sentAt)) }
  })
}

function toEmail(activity: Activity): SentEmail {
  const { EmailSubject = '', EmailAddress = '', DeliveryStatus = '' } = activity
  const status = toPlainText(DeliveryStatus)
  return {
    subject: toPlainText(EmailSubject) || null,
    address: EmailAddress,
    delivery: toDelivery(status),
    status,
    sentAt: toDateOrInstant(activity.Sent),
    statusAt: toDateOrInstant(activity.StatusTimestamp),
  }
}

function toDelivery(status: string): SentEmail['delivery'] {
  const told = withoutNegation(status)
  return deliveries.find(([words]) => words.test(told))?.[1] ?? 'other'
}
