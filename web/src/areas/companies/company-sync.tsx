import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { storeUnsavedForms } from '../../forms/store-unsaved-forms.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { onCompanyChange, setShownCompany, shownCompany } from '../../portal/shown-company.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { companyChannel, switchCompany } from './switch-company.ts'

/** Follows the choice of a company in another tab. */
export function CompanySync() {
  const t = useText(text)
  const alerts = useAlerts()
  const session = useSession()
  const company = session.person?.company ?? ''

  const adopt = async (now: SessionView, refusedWrite = false) => {
    const { person } = now
    if (!person) return
    const isOther = (person.company ?? '') !== shownCompany()
    if (isOther) {
      // The user was not asked in this tab: unsaved forms are restored.
      storeUnsavedForms(person.key)
      await switchCompany(now)
    }
    const name = person.companies.find(({ code }) => code === person.company)?.name ?? ''
    if (refusedWrite) alerts.raise('error', t('nothingSent', { company: name }))
    else if (isOther) alerts.raise('info', t('chosenElsewhere', { company: name }))
  }

  const sync = useEffectEvent(async (refusedWrite?: boolean) => {
    try {
      await adopt(await call(readSession, {}), refusedWrite)
    } catch (error) {
      if (!leaveIfSignedOut(error)) window.location.reload()
    }
  })
  const handleSession = useEffectEvent(() => void adopt(session))

  useEffect(() => companyChannel.subscribe(() => void sync()), [])
  useEffect(() => onCompanyChange((isWrite) => sync(isWrite)), [])
  // Before the effects of the forms, which would name the input by the new company.
  useLayoutEffect(() => {
    if (shownCompany() === undefined) setShownCompany(company)
    else handleSession()
  }, [company])
  useEffect(() => () => setShownCompany(undefined), [])
  return null
}
