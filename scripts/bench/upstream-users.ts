/**
 * A user of the bench's upstream, derived from the e-mail address alone: "large-7@bench.test" gets
 * 20 KB of content, others 2 KB.
 */
export function userOf(identity: string) {
  const id = identity.split('@')[0] ?? ''
  return { id, loginId: `login-${id}`, jwt: jwtOf(id) }
}

/** Realistic length, expires in 12 hours; the signature is not checked. */
function jwtOf(id: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const exp = Math.round(Date.now() / 1000) + 12 * 3600
  const claims = { sub: id, iss: 'https://upstream.test', exp }
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'x'.repeat(43)}`
}

export const passcode = '123456'
