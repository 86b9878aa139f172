/**
 * Headers of a foreign page for a frame of the portal: it runs no script, sends no form, has no origin,
 * and loads styles, images and fonts of its own host only. Its links may open windows.
 */
export function framedHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': [
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `style-src 'unsafe-inline' ${origin}`,
      `img-src data: ${origin}`,
      `font-src data: ${origin}`,
      `base-uri ${origin}`,
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
  }
}
