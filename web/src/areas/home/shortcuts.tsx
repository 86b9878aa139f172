import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { WorkerIcon, type WorkerIconShape } from '../../ui/worker-icon.tsx'
import {
  always,
  type ConditionalLink,
  hasCompany,
  isOpenTo,
  onPayroll,
} from '../session/conditions.ts'
import { text } from './messages.ts'

interface Shortcut extends ConditionalLink {
  label: 'hours' | 'pay' | 'directDeposit' | 'assignments' | 'jobs' | 'applications' | 'account'
  icon: WorkerIconShape
  to: string
}

const maxShortcuts = 4

const shortcuts: readonly Shortcut[] = [
  { label: 'hours', icon: 'clock', to: '/timesheets/reporting', when: onPayroll },
  { label: 'pay', icon: 'money', to: '/timesheets/paychecks', when: onPayroll },
  { label: 'directDeposit', icon: 'bank', to: '/timesheets/direct-deposit', when: onPayroll },
  { label: 'assignments', icon: 'person', to: '/info/assignments', when: hasCompany },
  { label: 'jobs', icon: 'search', to: '/search', when: always, forNewUsers: true },
  { label: 'applications', icon: 'send', to: '/applications', when: always, forNewUsers: true },
  { label: 'account', icon: 'gear', to: '/account', when: always, forNewUsers: true },
]

export function Shortcuts({ person }: { person: Person }) {
  const t = useText(text)
  const shown = shortcuts.filter((one) => isOpenTo(person, one)).slice(0, maxShortcuts)
  return (
    <nav aria-label={t('shortcuts')}>
      <Tiles>
        {shown.map(({ label, icon, to }) => (
          <li key={label}>
            <Link to={to}>
              <WorkerIcon shape={icon} />
              {t(label)}
            </Link>
          </li>
        ))}
      </Tiles>
    </nav>
  )
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    listStyleType: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: 'half', md: '1' },
      minHeight: '64px',
      paddingInline: { base: '1', md: '2' },
      paddingBlock: '1',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      color: 'accent',
      fontWeight: '600',
      lineHeight: '1.3',
      _hover: { borderColor: 'accent', bg: 'accentSoft' },
    },
  },
})
