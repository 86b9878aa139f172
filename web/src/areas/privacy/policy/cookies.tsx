import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { text } from './messages.ts'

const always = [
  { name: 'gatehouse', purpose: 'cookie' },
  { name: 'gatehouse-device', purpose: 'device' },
  { name: 'gatehouse-notices', purpose: 'notices' },
  { name: 'gatehouse-application', purpose: 'application' },
] as const

/** Set only where people sign in at the identity provider's own page. */
const inRedirectWay = [
  { name: 'gatehouse-state', purpose: 'state' },
  { name: 'gatehouse-identity', purpose: 'identity' },
] as const

/** As the gateway names them: behind TLS they are tied to this very origin. */
const prefix = window.location.protocol === 'https:' ? '__Host-' : ''

/** Every cookie by its name: what it is for, and how long it stays. */
export function Cookies() {
  const t = useText(text)
  const all = settings.signIn === 'redirect' ? [...always, ...inRedirectWay] : always
  return (
    <chakra.dl display="grid" gap="2">
      {all.map(({ name, purpose }) => (
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
