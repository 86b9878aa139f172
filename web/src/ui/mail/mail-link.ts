export interface Mail {
  subject: string
  body: string
}

/** `mailto:` link with subject and body; line breaks are CRLF (RFC 6068). */
export function mailLink(mailbox: string, { subject, body }: Mail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
