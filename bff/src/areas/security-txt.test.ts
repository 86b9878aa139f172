import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'
import { origin } from '../testing/visitor.ts'

const path = '/.well-known/security.txt'

test('names the contact, and expires within a year', async () => {
  const stack = await startStack({ SECURITY_CONTACT: 'mailto:security@portal.example' })
  const response = await fetch(stack.url + path)
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(fields.get('Contact')).toBe('mailto:security@portal.example')
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(fields.get('Preferred-Languages')).toBe('en, es')
  expect(fields.get('Canonical')).toBe(origin + path)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  // Cached for a day.
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  await stack.close()
})

test('answers 404 without a contact', async () => {
  const stack = await startStack()
  expect((await fetch(stack.url + path)).status).toBe(404)
  await stack.close()
})
