import { readSession } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent } from 'react'
import { storeUnsavedForms } from '../../forms/store-unsaved-forms.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { companyChannel, switchCompany } from './switch-company.ts'

/** Follows the choice of a company in another tab. */
export function CompanySync() {
  const t = useText(text)
  const alerts = useAlerts()
  const { person } = useSession()

  const sync = useEffectEvent(async () => {
    try {
      const session = await call(readSession, {})
      const { companies, company } = session.person ?? {}
      if (!session.person || company === person?.company) return
      // The user was not asked in this tab: unsaved forms are restored.
      storeUnsavedForms(session.person.key)
      await switchCompany(session)
      const name = companies?.find(({ code }) => code === company)?.name ?? ''
      alerts.raise('info', t('chosenElsewhere', { company: name }))
    } catch (error) {
      if (!leaveIfSignedOut(error)) window.location.reload()
    }
  })

  useEffect(() => companyChannel.subscribe(() => void sync()), [])
  return null
}
