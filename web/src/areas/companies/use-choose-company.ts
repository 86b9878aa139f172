import { type Company, readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { confirmDiscard } from '../../forms/dirty-forms.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { isOutcomeUnknown, PortalError } from '../../portal/portal-error.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSession } from '../session/use-session.ts'
import { text } from './messages.ts'
import { companyChannel, switchCompany } from './switch-company.ts'
import { useReturnPath } from './use-return-path.ts'

/**
 * Chooses the current company, then opens the page that needs one [1 §4]. `handleError` returns true
 * for an error that it has shown itself.
 */
export function useChooseCompany(handleError?: (error: unknown) => boolean) {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const { person } = useSession()
  const [chosen, setChosen] = useState<string>()
  const isCurrent = (code: string) => code === person?.company

  const { busy, error, run } = useAction(async ({ code, name }: Company, onChosen?: () => void) => {
    if (!isCurrent(code)) await switchCompany(await send(code))
    onChosen?.()
    alerts.clear()
    if (returnPath) await navigate(returnPath, { replace: true })
    else alerts.raise('success', t('chosen', { company: name }))
  }, handleError)

  const choose = async (company: Company, onChosen?: () => void) => {
    if (busy) return
    if (!isCurrent(company.code) && !(await confirmDiscard())) return
    setChosen(company.code)
    run(company, onChosen)
  }
  return { choose, choosing: busy ? chosen : undefined, error }
}

/** The endpoint is lazy-loaded: it brings the library of the rules. */
async function send(code: string) {
  const { chooseCompany } = await import('@gatehouse/contracts/portal/companies').catch((cause) => {
    throw new PortalError(undefined, { cause })
  })
  const session = await call(chooseCompany, { body: { code } }).catch((error) =>
    readAfterLostReply(error, code),
  )
  companyChannel.post('chosen')
  return session
}

/** The gateway may have chosen it: a tab that shows the former company would write to the wrong record. */
async function readAfterLostReply(error: unknown, code: string): Promise<SessionView> {
  if (!isOutcomeUnknown(error)) throw error
  const session = await call(readSession, {})
  if (session.person?.company !== code) throw error
  return session
}
