import { readReset } from '@gatehouse/contracts/portal/recovery'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { pageLoader } from '../../../portal/page-loader.ts'
import { settings } from '../../../portal/settings.ts'
import { load, useRead } from '../../../portal/use-read.ts'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { useSession } from '../../session/use-session.ts'
import { StepUpHost } from '../../step-up/step-up-host.tsx'
import { BusyLink } from './busy-link.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { text } from './messages.ts'
import { ResetForm } from './reset-form.tsx'

export const loader = pageLoader(() => load(readReset, {}), null)

/** Sets a new password, after a mailed link or a PIN [1 §2 Password reset page]. */
export function Component() {
  const t = useText(text)
  const { person } = useSession()
  const { data, mutate } = useRead(readReset, {})
  const { search } = useLocation()
  // An open link is then that of another tab.
  const refusal = new URLSearchParams(search).get('link')
  const [closed, setClosed] = useState(refusal === 'expired' || refusal === 'busy')
  const [unknownOutcome, setUnknownOutcome] = useState<unknown>()
  const wasOpen = useRef(false)
  if (!data) return null

  const revalidate = () => void mutate()
  const close = () => {
    setClosed(true)
    revalidate()
  }
  // A password that was changed has used up its link.
  const open = unknownOutcome !== undefined || (data.open && !closed)
  if (open) wasOpen.current = true
  return (
    <Card maxWidth="480px" width="100%" marginInline="auto">
      <meta name="referrer" content="no-referrer" />
      <Page
        title={t('title')}
        lead={open ? t('enterNew', { product: settings.product }) : undefined}
      >
        {open ? (
          <ResetForm
            unknownOutcome={unknownOutcome}
            onExpired={close}
            onFailed={revalidate}
            onOutcomeUnknown={setUnknownOutcome}
          />
        ) : refusal === 'busy' ? (
          <BusyLink />
        ) : (
          <ExpiredLink canResend={data.canResend} takesFocus={wasOpen.current} onLinkLost={close} />
        )}
      </Page>
      {/* For a signed-in user the shell has one. */}
      {!person && <StepUpHost />}
    </Card>
  )
}
