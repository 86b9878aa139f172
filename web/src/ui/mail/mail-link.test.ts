import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { mailLink } from './mail-link.ts'

test('subject and body are encoded: no header or address injection', () => {
  const input = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(input, input, (subject, body) => {
      const link = URL.parse(mailLink('privacy@example.test', { subject, body }))
      expect(link?.protocol).toBe('mailto:')
      expect(link?.pathname).toBe('privacy@example.test')
      expect([...(link?.searchParams.keys() ?? [])]).toEqual(['subject', 'body'])
      expect(link?.searchParams.get('subject')).toBe(subject)
      expect(link?.searchParams.get('body')).toBe(body.replace(/\r?\n/g, '\r\n'))
    }),
  )
})
