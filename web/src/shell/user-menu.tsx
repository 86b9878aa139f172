import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { Link } from 'react-router'
import { useSignOut } from '../areas/session/use-sign-out.ts'
import { useText } from '../language/use-text.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { WorkerIcon } from '../ui/worker-icon.tsx'
import { text } from './messages.ts'

export function UserMenu({ person }: { person: Person }) {
  const t = useText(text)
  const signOut = useSignOut()
  const name = `${person.firstName} ${person.lastName}`.trim()
  const company = person.companies.find(({ code }) => code === person.company)?.name
  const links = [
    ...(company ? [{ to: '/companies', label: t('company', { company }) }] : []),
    { to: '/info/profile', label: t('profile') },
    { to: '/account', label: t('account') },
    { to: '/account/devices', label: t('devices') },
  ]
  return (
    <Disclosure
      label={t('userMenu', { name })}
      button={
        <>
          <WorkerIcon shape="person" />
          <chakra.span
            hideBelow="md"
            maxWidth="240px"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {name}
          </chakra.span>
          <Icon shape="chevron" size={18} />
        </>
      }
    >
      {(close) => (
        <>
          <chakra.p hideFrom="md" padding="1" paddingInline="2" fontWeight="600">
            {name}
          </chakra.p>
          {links.map(({ to, label }) => (
            <Entry key={to} asChild>
              <Link to={to} onClick={close}>
                {label}
              </Link>
            </Entry>
          ))}
          <Entry type="button" onClick={() => void signOut()}>
            {t('logOut')}
          </Entry>
        </>
      )}
    </Disclosure>
  )
}

const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '48px',
    paddingInline: '2',
    borderRadius: 'card',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'accentSoft' },
  },
})
