import type { Company } from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mayLoseUnsaved } from '../../forms/unsaved.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useSession } from '../session/use-session.ts'
import { actFor, companyChannel } from './act-for.ts'
import { text } from './messages.ts'
import { useIntended } from './use-intended.ts'

/** Chooses the company acted under, and goes on to the page that had asked for one [1 §4]. */
export function useChooseCompany() {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const intended = useIntended()
  const { person } = useSession()
  const [choosing, setChoosing] = useState<string>()
  const [fault, setFault] = useState<unknown>(null)

  const choose = async ({ code, name }: Company, onChosen?: () => void) => {
    if (choosing) return
    const isNew = code !== person?.company
    if (isNew && !(await mayLoseUnsaved())) return
    setChoosing(code)
    setFault(null)
    try {
      if (isNew) await actFor(await send(code))
      onChosen?.()
      alerts.clear()
      if (intended) await navigate(intended, { replace: true })
      else alerts.raise('success', t('chosen', { company: name }))
    } catch (fault) {
      if (!leaveIfSignedOut(fault)) setFault(fault)
    } finally {
      setChoosing(undefined)
    }
  }
  return { choose, choosing, fault }
}

/** The endpoint comes with its rules' library, which nobody needs to see the page. */
async function send(code: string) {
  const { chooseCompany } = await import('@gatehouse/contracts/portal/companies').catch((cause) => {
    throw new PortalError(undefined, { cause })
  })
  const session = await call(chooseCompany, { body: { code } })
  companyChannel.post('chosen')
  return session
}
