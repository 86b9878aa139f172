import { expect, test } from '@jest/globals'
import { telUrl } from './tel-url.ts'

test.each([
  ['1-800-555-0142', 'tel:18005550142'],
  ['+1 (512) 555-0142', 'tel:+15125550142'],
])('%s becomes %s', (phone, url) => expect(telUrl(phone)).toBe(url))
