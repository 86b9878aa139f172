import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { text } from './messages.ts'

const requiredCookies = [
  { name: 'gatehouse', purpose: 'cookie' },
  { name: 'gatehouse-device', purpose: 'device' },
  { name: 'gatehouse-notices', purpose: 'notices' },
  { name: 'gatehouse-application', purpose: 'application' },
] as const

/** Set only when sign-in is at the identity provider's page. */
const redirectSignInCookies = [
  { name: 'gatehouse-state', purpose: 'state' },
  { name: 'gatehouse-identity', purpose: 'identity' },
] as const

/** Same prefix as in the gateway: `__Host-` requires TLS. */
const prefix = window.location.protocol === 'https:' ? '__Host-' : ''

/** Name, purpose and lifetime of each cookie. */
export function CookieList() {
  const t = useText(text)
  const cookies =
    settings.signIn === 'redirect'
      ? [...requiredCookies, ...redirectSignInCookies]
      : requiredCookies
  return (
    <chakra.dl display="grid" gap="2">
      {cookies.map(({ name, purpose }) => (
        <div key={name}>
          <chakra.dt fontWeight="600" overflowWrap="anywhere">
            <code>{prefix + name}</code>
          </chakra.dt>
          <dd>{t(purpose)}</dd>
          <chakra.dd color="muted" fontSize="sm">
            {t(`${purpose}Life`, { hours: settings.applicationHours })}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
