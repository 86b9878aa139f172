import { expect, test } from '@jest/globals'
import { securityHeadersFor } from './security-headers.ts'

const always = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Payroll windows are closed by the portal, so it keeps hold of them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Jobs near the visitor need their position.
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each([
  ['http://localhost:3000', always],
  [
    'https://portal.test',
    { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
  ],
])('every reply of %s has its security headers', (origin, headers) => {
  expect(securityHeadersFor(origin)).toEqual(headers)
})
