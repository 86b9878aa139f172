import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../pages/escape-html.ts'

/** A redirect by POST: the browser posts the fields to another site. */
export interface FormPost {
  action: URL
  fields: Readonly<Record<string, string>>
  /** Shown until the other site answers. */
  messages: { en: string; es: string }
}

/**
 * Sends a page that posts the form at once, by its own script alone; without scripts by its button.
 * The fields leave the page with the post, so that going back shows none.
 */
export function sendFormPost(reply: FastifyReply, { action, fields, messages }: FormPost) {
  const nonce = randomBytes(16).toString('base64')
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `form-action ${action.origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      // The portal keeps hold of the window, to close it.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    })
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(messages.en)}</title>
<p>${escapeHtml(messages.en)}</p>
<p lang="es">${escapeHtml(messages.es)}</p>
<form method="post" action="${escapeHtml(action.href)}">
${inputs.join('\n')}
<noscript><button>Continue / <span lang="es">Continuar</span></button></noscript>
</form>
<script nonce="${nonce}">document.forms[0].submit(); document.forms[0].remove()</script>
</html>
`)
}
