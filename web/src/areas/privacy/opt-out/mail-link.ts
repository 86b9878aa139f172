export interface Mail {
  subject: string
  body: string
}

/** A link that opens a mail program with this written (RFC 6068): lines end as they do in mail. */
export function mailLink(mailbox: string, { subject, body }: Mail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
