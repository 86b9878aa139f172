import type { UpstreamNotificationStatus } from '@gatehouse/contracts/upstream/user'

type FirstLetter<Word extends string> = Word extends `${infer Letter extends string}${string}`
  ? Letter
  : never
export type NotificationLetter = FirstLetter<UpstreamNotificationStatus>

export interface Notification {
  id: number
  title: string
  /** ISO 8601, in the upstream's format. */
  originated: string
  body: string
  status: NotificationLetter
  attachment: Attachment | null
}

export interface Attachment {
  filename: string
  /** Lines of the PDF. */
  lines: readonly string[]
  downloads: number
}

/** Default: new, without an attachment. */
export function notification(
  fields: Pick<Notification, 'id' | 'title' | 'originated' | 'body'> & Partial<Notification>,
): Notification {
  return { status: 'N', attachment: null, ...fields }
}
