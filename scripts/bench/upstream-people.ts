/**
 * Everybody whom the bench's upstream knows, by e-mail address: "large-7@bench.test" is given 20 KB
 * of content, anybody else 2 KB. Ids are told by the address alone: the upstream keeps no state.
 */
export function personOf(identity: string) {
  const id = identity.split('@')[0] ?? ''
  return { id, loginId: `login-${id}`, jwt: jwtOf(id) }
}

/** As long as a real one, ending in twelve hours; nobody here checks signatures. */
function jwtOf(id: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  const exp = Math.round(Date.now() / 1000) + 12 * 3600
  const claims = { sub: id, iss: 'https://upstream.test', exp }
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${'x'.repeat(43)}`
}

export const passcode = '123456'
