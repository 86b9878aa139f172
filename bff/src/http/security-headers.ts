import type { FastifyInstance } from 'fastify'

export function securityHeadersFor(publicOrigin: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    // The portal closes the payroll windows that it opened.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  if (publicOrigin.startsWith('https:'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains'
  return headers
}

export function securityHeaders(app: FastifyInstance, publicOrigin: string) {
  const headers = securityHeadersFor(publicOrigin)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
