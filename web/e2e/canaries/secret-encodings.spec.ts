import { expect, test } from '@playwright/test'
import { containsSecret } from './secret-encodings.ts'
import { wrongPassword } from './secrets.ts'

for (const secret of [wrongPassword, '482913'])
  test(`finds ${secret} in every encoding`, () => {
    const json = JSON.stringify({ a: secret })
    const encoded = [
      secret,
      `x=${encodeURIComponent(secret)}&`,
      json,
      JSON.stringify(json),
      new URLSearchParams({ a: secret }).toString(),
      json.replace('ó', '\\u00f3'),
      ...['', 'a', 'ab', 'abc'].flatMap((before) => [
        Buffer.from(`${before}${secret}.`).toString('base64'),
        Buffer.from(`${before}${secret}.`).toString('base64url'),
      ]),
    ]
    for (const text of encoded) expect([text, containsSecret(text, secret)]).toEqual([text, true])
    expect(containsSecret('id 4829130 and x482913 and 482,913', secret)).toBe(false)
  })
