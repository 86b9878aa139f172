import {
  type DirectDeposit,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadRuleText } from '../../forms/rule-text/use-rule-text.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { isOutcomeUnknown, PortalError } from '../../portal/portal-error.ts'
import { clearCached, reload } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useUpstreamSentence } from '../../ui/use-upstream-sentence.ts'
import { type Edits, isOnFile, isStale, toBody } from './entries.ts'
import { text } from './messages.ts'

const alertMs = 10_000

/** A save without an outcome, and how reading the list again went. */
export interface UnknownSave {
  edits: Edits
  check: 'reading' | 'failed' | 'done'
}

const readAgain = () => reload(readDirectDeposit, {}).catch(() => undefined)

/**
 * Reads the list again, then saves the edited one. After a save whose outcome is unknown, the list is
 * read again; `unknown` holds what was sent until it is on file or given up.
 */
export function useDepositSave(stored: DirectDeposit, edits: Edits | null, onSaved: () => void) {
  const t = useText(text)
  const alerts = useAlerts()
  const sentenceOf = useUpstreamSentence()
  const [unknown, setUnknown] = useState<UnknownSave>()
  const [failed, setFailed] = useState<Edits>()

  const finish = (message: string) => {
    setUnknown(undefined)
    onSaved()
    alerts.raise('success', message, { milliseconds: alertMs })
  }
  const finishUnknown = useEffectEvent(() => finish(t('saved')))
  // Payroll may finish later: any reading of the list can tell.
  useEffect(() => {
    if (unknown && isOnFile(unknown.edits, stored)) finishUnknown()
  }, [unknown, stored])

  const check = useAction(async (sent: Edits) => {
    setUnknown({ edits: sent, check: 'reading' })
    const wasRead = await reload(readDirectDeposit, {}).then(
      () => true,
      () => false,
    )
    // Found on file meanwhile, the save is no longer unknown.
    setUnknown((current) => current && { edits: sent, check: wasRead ? 'done' : 'failed' })
  })
  const save = useAction(async (sent: Edits) => {
    setFailed(sent)
    // No passcode for a save that cannot succeed. Without a reading the gateway decides.
    const onFile = await readAgain()
    if (onFile && isStale(sent, onFile))
      // A save that failed may have reached payroll all the same.
      return isOnFile(sent, onFile) ? finish(t('saved')) : undefined
    setUnknown(undefined)
    try {
      const { message } = await call(saveDirectDeposit, { body: toBody(sent) })
      // Without the new list the page would show the old one as if nothing had been saved.
      await reload(readDirectDeposit, {}).catch(() => clearCached(readDirectDeposit, {}))
      finish(sentenceOf(message, t('saved')))
    } catch (error) {
      if (!(error instanceof PortalError)) throw error
      if (isOutcomeUnknown(error)) return check.run(sent)
      // Texts of broken rules are lazy-loaded.
      if (error.problem?.errors) await loadRuleText().catch(() => undefined)
      if (!error.is('entry-changed')) throw error
      const now = await readAgain()
      // The page shows a list that has changed; without one, another save is under way.
      if (!now || !isStale(sent, now)) throw error
    }
  })
  return {
    save,
    unknown,
    check: check.run,
    error: failed === edits ? save.error : undefined,
    forget: () => setUnknown(undefined),
  }
}
