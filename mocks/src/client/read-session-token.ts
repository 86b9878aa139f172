import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'

interface Token {
  header: { alg: string; kid: string; typ: string }
  claims: Record<string, string | number>
  /** A published key verifies the signature. */
  isSigned: boolean
}

function decode(part: string) {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

/** Decodes a session_token or ID token and verifies it with the currently published keys. */
export async function readSessionToken(token: string, identityUrl: string): Promise<Token> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = decode(head) as Token['header']
  const response = await fetch(`${identityUrl}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: (JsonWebKey & { kid: string })[] }
  const key = keys.find(({ kid }) => kid === header.kid)
  const isSigned =
    key !== undefined &&
    verify(
      'SHA256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  return { header, claims: decode(body), isSigned }
}
