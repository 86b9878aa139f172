import { readSession } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent } from 'react'
import { keepDrafts } from '../../forms/keep-drafts.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { companyChannel, switchCompany } from './switch-company.ts'

/** Another tab has chosen a company: this one acts under it from now on too, and has to show it. */
export function CompanySync() {
  const t = useText(text)
  const alerts = useAlerts()
  const { person } = useSession()

  const follow = useEffectEvent(async () => {
    try {
      const session = await call(readSession, {})
      const { companies, company } = session.person ?? {}
      if (!session.person || company === person?.company) return
      // Nobody here was asked: what was typed comes back when its form does.
      keepDrafts(session.person.key)
      await switchCompany(session)
      const name = companies?.find(({ code }) => code === company)?.name ?? ''
      alerts.raise('info', t('chosenElsewhere', { company: name }))
    } catch (fault) {
      if (!leaveIfSignedOut(fault)) window.location.reload()
    }
  })

  useEffect(() => companyChannel.subscribe(() => void follow()), [])
  return null
}
