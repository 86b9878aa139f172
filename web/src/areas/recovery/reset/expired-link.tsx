import { chakra } from '@chakra-ui/react'
import { resendResetLink } from '@gatehouse/contracts/portal/recovery'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { rateLimitText } from '../../../ui/rate-limit-text.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { text } from './messages.ts'

const waitMs = 30_000

interface ExpiredLinkProps {
  canResend: boolean
  /** The link expired while the page was open. */
  takesFocus: boolean
  onLinkLost: () => void
}

/** Explains an expired link, and requests a new one [1 §2 Password reset page]. */
export function ExpiredLink({ canResend, takesFocus, onLinkLost }: ExpiredLinkProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const message = useRef<HTMLParagraphElement>(null)
  const [resent, setResent] = useState(false)
  useEffect(() => {
    if (takesFocus) message.current?.focus()
  }, [takesFocus])

  const {
    busy,
    error: failure,
    run,
  } = useAction(
    async () => {
      setResent(false)
      await call(resendResetLink, {})
      setResent(true)
      alerts.raise('success', t('resent'))
    },
    (error) => {
      if (!(error instanceof PortalError)) return false
      if (error.is('reset-expired')) onLinkLost()
      else if (error.is('rate-limited'))
        alerts.raise('error', (language) => rateLimitText(error, language), {
          milliseconds: waitMs,
        })
      else return false
      return true
    },
  )

  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gap="1">
        <chakra.p ref={message} tabIndex={-1} outline="none" fontWeight="600">
          {t('expired')}
        </chakra.p>
        <p>{t(canResend ? 'sendNew' : 'askAnew')}</p>
      </chakra.div>
      {failure !== undefined && <Failure error={failure} onRetry={run} />}
      {canResend && (
        <div>
          <Button look="primary" aria-disabled={busy} aria-busy={busy} onClick={() => run()}>
            {t('send')}
          </Button>
          <chakra.p role="status" color="muted" fontSize="sm" marginTop={resent ? '1' : '0'}>
            {resent && t('resentMore')}
          </chakra.p>
        </div>
      )}
      <div>
        <TextLink to="/">{t('toSignIn')}</TextLink>
      </div>
    </chakra.div>
  )
}
