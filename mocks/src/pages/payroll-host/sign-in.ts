import { workerType } from '@gatehouse/contracts/upstream/payroll-pages'
import { HttpResponse } from 'msw'
import type { World } from '../../world/world.ts'
import { browserCookie } from '../browser-cookie.ts'
import { html } from '../html.ts'
import { page } from '../page.ts'
import { browserPages } from './browser-pages.ts'

export const cookie = browserCookie('fakes_payroll')

/** Takes the form of a launch, and leads to its page [3 §7 Payroll sign-in]. */
export async function signIn(request: Request, { people, payroll }: World): Promise<Response> {
  const target = new URL(request.url).searchParams.get('page') ?? ''
  const form = new URLSearchParams(await request.text())
  const person = people.findByPayrollId(form.get('xxUserID') ?? '')
  const isKeyValid = person && payroll.signIns.useKey(person.loginId, form.get('xxUserKey') ?? '')
  const isKnownPage = Object.hasOwn(browserPages, target)
  if (!person || !isKeyValid || form.get('xxUserType') !== workerType || !isKnownPage)
    return page(
      'Payroll did not sign you in',
      html`<p>The user id, the key, the user type or the page is not right.</p>`,
      { status: 403 },
    )
  return new HttpResponse(null, {
    status: 303,
    headers: {
      Location: `/${target}`,
      'Set-Cookie': cookie.write(payroll.signIns.start(person.loginId)),
    },
  })
}
