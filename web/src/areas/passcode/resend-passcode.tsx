import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { resendPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { useEffect, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode, PortalError } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'

export type Resend = typeof resendPasscode | typeof sendStepUpPasscode
type Sent = ReplyOf<Resend>

interface ResendProps {
  endpoint: Resend
  /** Seconds until the next may be requested; null when none is left. */
  resendAfter: number | null
  exhaustedText: string
  onSent: (sent: Sent) => void
  /** Returns whether it has shown the error; the dialog then closes. */
  handleError: (error: unknown) => boolean
}

/** Requests another passcode after a cool-down, which is shown but not announced. */
export function ResendPasscode(props: ResendProps) {
  const { endpoint, resendAfter, exhaustedText, onSent, handleError } = props
  const t = useText(text)
  const [status, setStatus] = useState<'resent' | 'resendFailed'>()
  const [exhausted, setExhausted] = useState(resendAfter === null)
  const { seconds, wait } = useCountdown(resendAfter ?? 0)

  const showError = (error: unknown) => {
    const retryAfter = error instanceof PortalError ? error.problem?.retryAfter : undefined
    if (retryAfter) wait(retryAfter)
    else if (hasCode(error, 'passcode-resends-exhausted')) setExhausted(true)
    else if (!handleError(error)) setStatus('resendFailed')
    return true
  }
  const { busy, run } = useAction(async () => {
    setStatus(undefined)
    const sent = await call(endpoint, {})
    onSent(sent)
    setExhausted(sent.resendAfter === null)
    setStatus('resent')
    wait(sent.resendAfter ?? 0)
  }, showError)
  const disabled = busy || seconds > 0

  return (
    <chakra.div display="grid" gap="half" justifyItems="start">
      {exhausted ? (
        <chakra.p color="muted">{exhaustedText}</chakra.p>
      ) : (
        <chakra.div display="flex" alignItems="center" gap="half">
          <Button
            look="plain"
            paddingInline="0"
            aria-disabled={disabled}
            onClick={() => disabled || run()}
          >
            {t('resend')}
          </Button>
          {seconds > 0 && (
            <chakra.span color="muted" aria-hidden="true" fontVariantNumeric="tabular-nums">
              {t('resendWait', { seconds: String(seconds) })}
            </chakra.span>
          )}
        </chakra.div>
      )}
      <chakra.p role="status" fontSize="sm" color="muted" minHeight="1.5em">
        {status && t(status)}
      </chakra.p>
    </chakra.div>
  )
}

/** Goes by the clock: timers stop while a phone sleeps. */
function useCountdown(start: number) {
  const [whole, setWhole] = useState(start)
  const [until, setUntil] = useState(() => Date.now() + start * 1000)
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  const running = seconds > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => {
      const current = Date.now()
      setNow(current)
      // A clock that is set back must not lengthen the wait.
      setUntil((end) => Math.min(end, current + whole * 1000))
    }, 1000)
    return () => clearInterval(timer)
  }, [running, whole])

  return {
    seconds,
    wait(from: number) {
      setWhole(from)
      setNow(Date.now())
      setUntil(Date.now() + from * 1000)
    },
  }
}
