import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'
import { storeUnsavedForms } from '../../forms/store-unsaved-forms.ts'
import type { Language } from '../../language/language.tsx'
import { messageOf } from '../../language/message.ts'
import { translatorOf } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { onCompanyChange, setShownCompany, shownCompany } from '../../portal/shown-company.ts'
import { shownPerson } from '../../portal/shown-person.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { companyChannel, switchCompany } from './switch-company.ts'

/**
 * Follows the session to the company that another tab has chosen: when that tab tells, when a read brings
 * it, or after 'company-changed'.
 */
export function CompanySync() {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const session = useSession()
  const company = session.person?.company ?? ''

  const raiseNotSent = (name?: string) =>
    alerts.raise('error', (language) => notSentText(language, name))

  const adopt = async (now: SessionView, refusedWrite = false) => {
    const { person } = now
    if (!person) return
    const shown = shownPerson()
    if (shown && shown.key !== person.key) return shown.onReplaced()
    const isOther = (person.company ?? '') !== shownCompany()
    if (isOther) {
      // The user was not asked in this tab: unsaved forms are restored.
      storeUnsavedForms(person.key)
      await switchCompany(now)
    }
    const name = person.companies.find(({ code }) => code === person.company)?.name
    if (refusedWrite) raiseNotSent(name)
    else if (isOther && name !== undefined)
      alerts.raise('info', messageOf(text, 'chosenElsewhere', { company: name }))
    // To the choice of a company, from a page that needs one.
    if (isOther && person.company === null) await revalidate()
  }

  const sync = useEffectEvent(async (refusedWrite = false) => {
    try {
      await adopt(await readOnce(), refusedWrite)
    } catch (error) {
      // The page stays, with what is typed: the gateway refuses requests for the former company.
      if (!leaveIfSignedOut(error) && refusedWrite) raiseNotSent()
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

let reading: Promise<SessionView> | undefined

/** Single-flight: requests that are refused together share one read of the session. */
function readOnce(): Promise<SessionView> {
  reading ??= call(readSession, {}).finally(() => {
    reading = undefined
  })
  return reading
}

function notSentText(language: Language, company?: string): string {
  const t = translatorOf(text, language)
  return company === undefined ? t('notSent') : `${t('notSent')} ${t('chosen', { company })}`
}
