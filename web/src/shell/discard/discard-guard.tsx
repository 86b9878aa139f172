import { readSession } from '@gatehouse/contracts/portal/session'
import { useEffect, useState } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { dirtyForms, discardPromptHost, resetDirtyForms } from '../../forms/dirty-forms.ts'
import { useText } from '../../language/use-text.ts'
import { isLeaving } from '../../portal/signed-out.ts'
import { peek } from '../../portal/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { text } from './messages.ts'

/** False when the session has ended, and on the sign-in page, whose input is no loss. */
const wouldLose = (path: string) =>
  dirtyForms.size > 0 && path !== '/' && Boolean(peek(readSession, {})?.person)

const shouldBlock: BlockerFunction = ({ currentLocation: here, nextLocation: there }) =>
  here.pathname !== there.pathname && wouldLose(here.pathname)

/** Reload, another site, a closed tab: the browser asks in its own words. */
function confirmUnload(event: BeforeUnloadEvent) {
  if (!isLeaving() && wouldLose(location.pathname)) event.preventDefault()
}

/** Asks before unsaved input is discarded by navigation or by an action of the portal. */
export function DiscardGuard() {
  const t = useText(text)
  const blocker = useBlocker(shouldBlock)
  const [resolvePrompt, setResolvePrompt] = useState<(agreed: boolean) => void>()
  useEffect(
    () => discardPromptHost.mount(() => new Promise((resolve) => setResolvePrompt(() => resolve))),
    [],
  )

  useEffect(() => {
    window.addEventListener('beforeunload', confirmUnload)
    return () => window.removeEventListener('beforeunload', confirmUnload)
  }, [])

  const decide = (agreed: boolean) => {
    resolvePrompt?.(agreed)
    setResolvePrompt(undefined)
    if (blocker.state !== 'blocked') return
    if (!agreed) return blocker.reset()
    resetDirtyForms()
    blocker.proceed()
  }

  if (!resolvePrompt && blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('title')} description={t('lead')} width="440px">
      <ButtonRow>
        <Button look="primary" onClick={() => decide(false)}>
          {t('stay')}
        </Button>
        <Button onClick={() => decide(true)}>{t('goOn')}</Button>
      </ButtonRow>
    </Dialog>
  )
}
