import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { EntryList } from './entry-list.tsx'
import { text } from './messages.ts'

const requiredCookies = [
  { name: 'gatehouse', purpose: 'cookie' },
  { name: 'gatehouse-device', purpose: 'device' },
  { name: 'gatehouse-notices', purpose: 'notices' },
  { name: 'gatehouse-application', purpose: 'application' },
] as const

/** Set only when sign-in is at the identity provider's page. */
const redirectSignInCookies = [
  { name: 'gatehouse-state-…', purpose: 'state' },
  { name: 'gatehouse-identity', purpose: 'identity' },
  { name: 'gatehouse-sign-in-failure', purpose: 'failure' },
] as const

/** Same prefix as in the gateway: `__Host-` requires TLS. */
const prefix = window.location.protocol === 'https:' ? '__Host-' : ''

export function CookieList() {
  const t = useText(text)
  const cookies =
    settings.signIn === 'redirect'
      ? [...requiredCookies, ...redirectSignInCookies]
      : requiredCookies
  return (
    <EntryList
      entries={cookies.map(({ name, purpose }) => ({
        name: prefix + name,
        purpose: t(purpose),
        life: t(`${purpose}Life`, { hours: settings.applicationHours }),
      }))}
    />
  )
}
