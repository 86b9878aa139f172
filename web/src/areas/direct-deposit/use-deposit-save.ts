import {
  type DirectDeposit,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { reload } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'
import { type Edits, isOnFile, isStale, toBody } from './entries.ts'
import { text } from './messages.ts'

const alertMs = 10_000

/** The list as it is now; undefined if it could not be read. */
function readAgain(): Promise<DirectDeposit | undefined> {
  return reload(readDirectDeposit, {}).catch(() => undefined)
}

/**
 * Saves the edited list. After a save whose outcome is unknown the list is read again, and `unknown`
 * holds what was sent until it is on file.
 */
export function useDepositSave(onSaved: () => void) {
  const t = useText(text)
  const alerts = useAlerts()
  const [unknown, setUnknown] = useState<Edits>()

  const finish = (message: string) => {
    setUnknown(undefined)
    onSaved()
    alerts.raise('success', message, alertMs)
  }
  const checkOutcome = async (sent: Edits) => {
    setUnknown(sent)
    const stored = await readAgain()
    if (stored && isOnFile(sent.entries, stored.deposits)) finish(t('saved'))
  }
  const save = useAction(async (edits: Edits) => {
    setUnknown(undefined)
    try {
      const { message } = await call(saveDirectDeposit, { body: toBody(edits) })
      finish(message ?? t('saved'))
      await readAgain()
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      if (error.is('outcome-unknown')) return checkOutcome(edits)
      if (!error.is('entry-changed')) throw error
      const stored = await readAgain()
      // The page shows a list that has changed; without one, another save is under way.
      if (!stored || !isStale(edits, stored)) throw error
    }
  })
  const check = useAction(checkOutcome)
  return { save, unknown, check, forget: () => setUnknown(undefined) }
}
