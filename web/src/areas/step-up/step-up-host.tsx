import { chakra } from '@chakra-ui/react'
import type { PasscodeDelivery } from '@gatehouse/contracts/portal/session'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { useEffect, useState } from 'react'
import { messageOf } from '../../language/message.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { stepUpHost } from '../../portal/step-up.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from '../passcode/messages.ts'
import { PasscodeForm } from '../passcode/passcode-form.tsx'
import { useSentText } from '../passcode/use-sent-text.ts'
import { useSignInErrors } from '../sign-in/use-sign-in-errors.ts'
import { text as stepUpText } from './messages.ts'

type End = (stepped: boolean) => void

/** Hosts the passcode dialog for calls that need a step-up. */
export function StepUpHost() {
  const [end, setEnd] = useState<End>()
  useEffect(() => stepUpHost.mount(() => new Promise((resolve) => setEnd(() => resolve))), [])
  if (!end) return null
  return (
    <StepUpDialog
      onEnd={(stepped) => {
        // A passcode checked after Cancel must not close the next prompt.
        setEnd((current: End | undefined) => (current === end ? undefined : current))
        end(stepped)
      }}
    />
  )
}

function StepUpDialog({ onEnd }: { onEnd: End }) {
  const t = useText(text)
  const tStepUp = useText(stepUpText)
  const sentText = useSentText()
  const signInErrors = useSignInErrors()
  const alerts = useAlerts()
  const [sent, setSent] = useState<PasscodeDelivery>()

  const raiseError = (key: 'expired' | 'spent') => alerts.raise('error', messageOf(stepUpText, key))

  /** Handles errors that end the step-up; returns false for the others. */
  const handleError = (error: unknown): boolean => {
    if (!(error instanceof PortalError)) return false
    // The reset page itself reports an expired link.
    if (error.is('reset-expired')) alerts.clear()
    else if (error.is('step-up-expired')) raiseError('expired')
    else if (error.is('passcode-resends-exhausted')) raiseError('spent')
    else if (!signInErrors.raise(error)) return false
    onEnd(false)
    return true
  }

  const { error, run: send } = useAction(
    async () => setSent(await call(sendStepUpPasscode, {})),
    handleError,
  )
  useEffect(() => send(), [])

  return (
    <Dialog
      title={t('dialogTitle')}
      description={sent ? sentText(sent) : tStepUp(error === undefined ? 'sending' : 'notSent')}
      width="400px"
      onBack={() => onEnd(false)}
    >
      {sent ? (
        <PasscodeForm
          check={checkStepUpPasscode}
          resend={sendStepUpPasscode}
          resendAfter={sent.resendAfter}
          exhaustedText={tStepUp('resendsSpent')}
          onSent={setSent}
          handleError={handleError}
          onCancel={() => onEnd(false)}
          onVerified={async () => onEnd(true)}
        />
      ) : (
        <>
          {error !== undefined && (
            <chakra.div marginBottom="3">
              <Failure error={error} onRetry={send} inForm />
            </chakra.div>
          )}
          <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
        </>
      )}
    </Dialog>
  )
}
