import type { AreaContext } from './area-context.ts'

const daySeconds = 24 * 3600
/** RFC 9116 recommends less than a year. */
const validDays = 90

/** Contact for reports of vulnerabilities (RFC 9116); none without a setting. */
export function securityTxt({ documents, config }: AreaContext) {
  const { SECURITY_CONTACT: contact, PUBLIC_ORIGIN: origin } = config
  if (contact === '') return
  const path = '/.well-known/security.txt'
  documents({
    path,
    type: 'text/plain; charset=utf-8',
    seconds: daySeconds,
    render: async () => `Contact: ${contact}
Expires: ${new Date(Date.now() + validDays * daySeconds * 1000).toISOString()}
Preferred-Languages: en, es
Canonical: ${origin}${path}
`,
  })
}
