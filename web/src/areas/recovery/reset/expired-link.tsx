import { chakra } from '@chakra-ui/react'
import { resendResetLink } from '@gatehouse/contracts/portal/recovery'
import { useEffect, useRef, useState } from 'react'
import { useTooSoon } from '../../../forms/use-too-soon.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { text } from './messages.ts'

const waitMs = 30_000

interface ExpiredLinkProps {
  canResend: boolean
  /** It was good a moment ago: then what is said of it takes the focus. */
  justNow: boolean
  /** The gateway no longer knows the link. */
  onGone: () => void
}

/** A link that is no longer good, and how to get another [1 §2 Password reset page]. */
export function ExpiredLink({ canResend, justNow, onGone }: ExpiredLinkProps) {
  const t = useText(text)
  const tooSoon = useTooSoon()
  const alerts = useAlerts()
  const words = useRef<HTMLParagraphElement>(null)
  const [sending, setSending] = useState(false)
  const [resent, setResent] = useState(false)
  const [fault, setFault] = useState<unknown>(null)
  useEffect(() => {
    if (justNow) words.current?.focus()
  }, [justNow])

  const resend = async () => {
    if (sending) return
    setSending(true)
    setFault(null)
    try {
      await call(resendResetLink, {})
      setResent(true)
      alerts.raise('success', t('resent'))
    } catch (fault) {
      if (!(fault instanceof PortalError)) setFault(fault)
      else if (fault.is('reset-expired')) onGone()
      else if (fault.is('rate-limited')) alerts.raise('error', tooSoon(fault), waitMs)
      else setFault(fault)
    } finally {
      setSending(false)
    }
  }

  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="grid" gap="1">
        <chakra.p ref={words} tabIndex={-1} outline="none" fontWeight="600">
          {t('expired')}
        </chakra.p>
        <p>{t(canResend ? 'sendNew' : 'askAnew')}</p>
      </chakra.div>
      {fault !== null && <Failure fault={fault} onRetry={() => void resend()} />}
      {canResend && (
        <div>
          <Button
            look="primary"
            aria-disabled={sending}
            aria-busy={sending}
            onClick={() => void resend()}
          >
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
