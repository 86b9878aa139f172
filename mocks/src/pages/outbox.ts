import type { Message } from '../world/outbox.ts'
import { controlLinks } from './control-links.ts'
import { html } from './html.ts'
import { page } from './page.ts'

function messageCard(message: Message) {
  const { to, channel, at, subject, text, link } = message
  const code = message.code ?? message.password ?? message.pin
  return html`<li>
<h2>${subject}</h2>
<p class="quiet">${channel === 'sms' ? 'Text' : 'Mail'} to ${to}, <time datetime="${at}">${at}</time></p>
${code ? html`<p class="code">${code}</p>` : ''}
<p>${text}</p>
${link ? html`<p><a href="${link}">${link}</a></p>` : ''}
</li>`
}

export function outboxPage(messages: readonly Message[]): Response {
  return page(
    'Outbox of the fakes',
    html`${controlLinks}
<p>What the upstream systems have sent, newest first. Reload the page to see more.</p>
${messages.length > 0 ? html`<ul class="cards">${messages.map(messageCard)}</ul>` : html`<p>Nothing has been sent yet.</p>`}`,
  )
}
