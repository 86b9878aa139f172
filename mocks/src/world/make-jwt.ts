import { createHmac } from 'node:crypto'

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A JSON web token (RFC 7519) signed with HS256. */
export function makeJwt(claims: object, key: Buffer): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  const signature = createHmac('sha256', key).update(content).digest('base64url')
  return `${content}.${signature}`
}
