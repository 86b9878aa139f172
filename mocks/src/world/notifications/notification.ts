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
  /** What the PDF says, a line each. */
  lines: readonly string[]
  downloads: number
}

/** Somebody has not seen it yet, but for what is given. */
export function notification(
  given: Pick<Notification, 'id' | 'title' | 'originated' | 'body'> & Partial<Notification>,
): Notification {
  return { status: 'N', attachment: null, ...given }
}
