import { chakra } from '@chakra-ui/react'
import type { SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'
import { useChooseCompany } from './use-choose-company.ts'
import { useReturnPath } from './use-return-path.ts'

/** Picks one of several companies; opens by itself when a page needs one [1 §4]. */
export function CompanyPicker({ person }: { person: NonNullable<SessionView['person']> }) {
  const t = useText(text)
  const alerts = useAlerts()
  const { key } = useLocation()
  const { choose, choosing, error } = useChooseCompany()
  const { companies, company } = person
  const isRequired = useReturnPath() !== undefined && company === null
  const current = companies.find(({ code }) => code === company)?.name ?? t('none')

  useEffect(() => {
    if (isRequired) alerts.raise('info', t('pleaseSelect'))
  }, [isRequired, key])

  return (
    <Disclosure
      label={t('picker', { company: current })}
      opensFor={isRequired ? key : undefined}
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
          {error !== undefined && <Failure error={error} />}
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
