/** As the inbox keeps it: New, Unread, Viewed, Read, Archived by their first letters. */
export type NotificationLetter = 'N' | 'U' | 'V' | 'R' | 'A'

export interface Notification {
  id: number
  title: string
  /** ISO 8601, as the upstream writes it. */
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

/** An unseen notification with defaults. */
export function notification(
  given: Pick<Notification, 'id' | 'title' | 'originated' | 'body'> & Partial<Notification>,
): Notification {
  return { status: 'N', attachment: null, ...given }
}
