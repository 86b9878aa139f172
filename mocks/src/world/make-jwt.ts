function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A JSON web token (RFC 7519). `sign` gives the signature of a text; an empty one leaves it open. */
export function makeJwt(
  header: { alg: string; kid?: string },
  claims: object,
  sign: (content: string) => Buffer,
): string {
  const content = `${encode({ typ: 'JWT', ...header })}.${encode(claims)}`
  return `${content}.${sign(content).toString('base64url')}`
}
