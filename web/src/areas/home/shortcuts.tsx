import { chakra } from '@chakra-ui/react'
import type { SessionView } from '@gatehouse/contracts/portal/session'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { WorkerIcon, type WorkerIconShape } from '../../ui/worker-icon.tsx'
import { text } from './messages.ts'

type Person = NonNullable<SessionView['person']>

interface Shortcut {
  label: 'hours' | 'pay' | 'directDeposit' | 'assignments' | 'jobs' | 'applications' | 'account'
  icon: WorkerIconShape
  to: string
  when: (person: Person) => boolean
}

const maxShortcuts = 4
const onPayroll = ({ attributes }: Person) => attributes.hasPayrollId && !attributes.isNewUser
const always = () => true

const shortcuts: readonly Shortcut[] = [
  { label: 'hours', icon: 'clock', to: '/timesheets/reporting', when: onPayroll },
  { label: 'pay', icon: 'money', to: '/timesheets/paychecks', when: onPayroll },
  { label: 'directDeposit', icon: 'bank', to: '/timesheets/direct-deposit', when: onPayroll },
  {
    label: 'assignments',
    icon: 'person',
    to: '/info/assignments',
    when: ({ companies, attributes }) => companies.length > 0 && !attributes.isNewUser,
  },
  { label: 'jobs', icon: 'search', to: '/search', when: ({ attributes }) => !attributes.isIHT },
  { label: 'applications', icon: 'send', to: '/applications', when: always },
  { label: 'account', icon: 'gear', to: '/account', when: always },
]

export function Shortcuts({ person }: { person: Person }) {
  const t = useText(text)
  const shown = shortcuts.filter(({ when }) => when(person)).slice(0, maxShortcuts)
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
