/** The login id in the claims of a verified token. */
export function loginIdOf(claims: Readonly<Record<string, unknown>>, claim: string): string {
  const value = claims[claim]
  const loginId = typeof value === 'number' ? String(value) : value
  if (typeof loginId !== 'string' || loginId === '') throw new Error(`the token has no ${claim}`)
  if (claim === 'email' && String(claims.email_verified) === 'false')
    throw new Error('the provider has not verified the e-mail address')
  return loginId
}
