import { html } from '../html.ts'
import { page } from '../page.ts'
import { wordsFor } from './words.ts'

/**
 * Answers the page where people sign in; `wrongFor` is what was typed with a wrong password. It is
 * answered with 200 then too: browsers write any other status to the console, as an error.
 */
export function loginPage(request: Request, wrongFor?: string): Response {
  const { lang, title, wrong, identity, password, submit, about } = wordsFor(request)
  const isWrong = wrongFor !== undefined
  const invalid = isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : html``
  return page(
    title,
    html`<form method="post" action="/login${new URL(request.url).search}">
${isWrong ? html`<p class="wrong" id="wrong" role="alert">${wrong}</p>` : ''}
<label for="identity">${identity}</label>
<input id="identity" name="identity" value="${wrongFor ?? ''}" ${invalid} required autocomplete="username" autocapitalize="none" spellcheck="false">
<label for="password">${password}</label>
<input id="password" name="password" type="password" ${invalid} ${isWrong ? 'autofocus' : ''} required autocomplete="current-password">
<button>${submit}</button>
</form>
<p class="quiet">${about}</p>`,
    { lang },
  )
}
