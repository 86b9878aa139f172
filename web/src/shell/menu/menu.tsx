import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Extras } from './extras.tsx'
import { MenuEntry } from './menu-entry.tsx'
import { MenuGroup } from './menu-group.tsx'
import { menuItemsOf } from './menu-items.ts'
import { text } from './messages.ts'

interface MenuProps {
  person: Person
  onNavigate?: () => void
}

/** The entries that apply to a user; most are disabled for new users, with the reason. */
export function Menu({ person, onNavigate = () => undefined }: MenuProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const reason = useId()
  const { isNewUser, hasPayrollId } = person.attributes
  const disabled = {
    disabledBy: isNewUser ? reason : undefined,
    onSelect: isNewUser ? () => alerts.raise('info', t('notYet')) : onNavigate,
  }
  const enabled = { disabledBy: undefined, onSelect: onNavigate }

  return (
    <>
      <chakra.nav aria-label={t('menu')}>
        {isNewUser && (
          <chakra.div padding="2" marginBottom="1" bg="infoSoft" borderRadius="card" fontSize="sm">
            <p id={reason}>{t('notYet')}</p>
            {!hasPayrollId && (
              <WhyLink to="/timesheets/no-peoplesoft" onClick={onNavigate}>
                {t('whyNotYet')}
              </WhyLink>
            )}
          </chakra.div>
        )}
        <chakra.ul listStyleType="none">
          {menuItemsOf(person).map((item) => (
            <li key={'group' in item ? item.group : item.label}>
              {'entries' in item ? (
                <MenuGroup {...item} {...disabled} />
              ) : (
                <MenuEntry entry={item} {...(item.forNewUsers ? enabled : disabled)} />
              )}
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <Extras person={person} />
    </>
  )
}

const WhyLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
})
