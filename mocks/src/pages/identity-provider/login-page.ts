import { html } from '../html.ts'
import { page } from '../page.ts'
import { textsFor } from './texts.ts'

/**
 * `failedIdentity` is that of a failed attempt. The status is 200 then too: browsers log others as
 * console errors.
 */
export function loginPage(request: Request, failedIdentity?: string): Response {
  const { lang, title, wrong, identity, password, submit, about } = textsFor(request)
  const isWrong = failedIdentity !== undefined
  const { pathname, search } = new URL(request.url)
  const invalid = isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : html``
  return page(
    title,
    html`<form method="post" action="${pathname}${search}">
${isWrong ? html`<p class="wrong" id="wrong" role="alert">${wrong}</p>` : ''}
<label for="identity">${identity}</label>
<input id="identity" name="identity" value="${failedIdentity ?? ''}" ${invalid} required autocomplete="username" autocapitalize="none" spellcheck="false">
<label for="password">${password}</label>
<input id="password" name="password" type="password" ${invalid} ${isWrong ? 'autofocus' : ''} required autocomplete="current-password">
<button>${submit}</button>
</form>
<p class="quiet">${about}</p>`,
    { lang },
  )
}
