import { chakra } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { failureText } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'
import { useChooseCompany } from './use-choose-company.ts'

export function CompanyPicker({ person }: { person: Person }) {
  const t = useText(text)
  const alerts = useAlerts()
  // The discard dialog takes the focus from the panel, which closes it.
  const { choose, choosing } = useChooseCompany((error) => {
    alerts.raise('error', (language) => failureText(error, language), { error })
    return true
  })
  const { companies, company } = person
  const current = companies.find(({ code }) => code === company)?.name ?? t('none')

  return (
    <Disclosure
      label={t('picker', { company: current })}
      side="start"
      button={
        <>
          <chakra.span color="muted" fontWeight="400">
            {t('company')}:
          </chakra.span>
          {current}
          <Icon shape="chevron" size={18} />
        </>
      }
    >
      {(close) => (
        <>
          {companies.map((one) => (
            <Choice
              key={one.code}
              type="button"
              aria-pressed={one.code === company}
              aria-busy={one.code === choosing}
              onClick={() => void choose(one, close)}
            >
              {one.name}
              {one.code === company && (
                <chakra.span color="accent" display="flex">
                  <Icon shape="done" />
                </chakra.span>
              )}
            </Choice>
          ))}
          <Choice asChild color="accent">
            <Link to="/companies" onClick={close}>
              {t('all')}
            </Link>
          </Choice>
        </>
      )}
    </Disclosure>
  )
}

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    width: '100%',
    minHeight: '48px',
    paddingInline: '2',
    borderRadius: 'card',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'accentSoft' },
    _pressed: { fontWeight: '600' },
  },
})
