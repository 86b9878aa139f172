import { html } from '../html.ts'
import { page } from '../page.ts'
import { textsFor } from './texts.ts'

/** Asks whether to sign out; `isDone` tells that it has happened. */
export function logoutPage(request: Request, isDone = false): Response {
  const { lang, signOutTitle, signOut, signedOut, about } = textsFor(request)
  const { pathname, search } = new URL(request.url)
  const form = html`<form method="post" action="${pathname}${search}"><button>${signOut}</button></form>`
  return page(
    isDone ? signedOut : signOutTitle,
    html`${isDone ? '' : form}<p class="quiet">${about}</p>`,
    { lang },
  )
}
