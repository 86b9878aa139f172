function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Creates a JWT (RFC 7519). An empty signature leaves it unsigned. */
export function makeJwt(
  header: { alg: string; kid?: string },
  claims: object,
  sign: (content: string) => Buffer,
): string {
  const content = `${encode({ typ: 'JWT', ...header })}.${encode(claims)}`
  return `${content}.${sign(content).toString('base64url')}`
}
