import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { cancelSignIn, finishSignIn, type startSignIn } from '@gatehouse/contracts/portal/sign-in'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tellOtherTabs } from '../../app/leave.ts'
import { Field } from '../../forms/field.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { keep } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { home } from '../session/guards.ts'
import { text } from './messages.ts'
import { ResendPasscode } from './resend-passcode.tsx'
import { useRefusals } from './use-refusals.ts'

type Sent = ReplyOf<typeof startSignIn>

/** Second-factor dialog, 400 px; only its buttons close it [1 §2]. */
export function PasscodeDialog({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const t = useText(text)
  const navigate = useNavigate()
  const alerts = useAlerts()
  const raiseRefusal = useRefusals()
  const [latest, setLatest] = useState(sent)
  const [wrong, setWrong] = useState('')
  const [fault, setFault] = useState<unknown>(null)
  const cancelled = useRef(false)

  const form = useEndpointForm({
    endpoint: async () => finishSignIn,
    initialValues: { passcode: '' },
    async send(endpoint, body) {
      setWrong('')
      const session = await call(endpoint, { body })
      // Who cancelled meanwhile did not want to be signed in.
      if (cancelled.current) return void (await call(signOut, {}))
      await keep(readSession, {}, session)
      tellOtherTabs('signed in')
      alerts.clear()
      await navigate(home)
    },
    onFault(fault) {
      setFault(null)
      if (fault instanceof PortalError && fault.is('passcode-wrong')) {
        setWrong(form.values.passcode ?? '')
        return form.focus('passcode')
      }
      if (raiseRefusal(fault)) return onClose()
      setFault(fault)
    },
  })

  /** Leaving is never held up: what the gateway still remembers ends by itself. */
  const cancel = () => {
    cancelled.current = true
    call(cancelSignIn, {}).catch(() => undefined)
    onClose()
  }

  return (
    <Dialog title={t('dialogTitle')} description={whereSent(t, latest)} width="400px">
      <chakra.form
        noValidate
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <Field
          form={form}
          name="passcode"
          label={t('passcode')}
          help={t('passcodeHelp')}
          refusal={wrong !== '' && wrong === form.values.passcode ? t('wrongPasscode') : undefined}
          autoComplete="one-time-code"
          inputMode="numeric"
          fontSize="lg"
          letterSpacing="0.2em"
          onPaste={(event) => {
            // "Your passcode is 123456": what counts are the digits.
            const digits = event.clipboardData.getData('text').replace(/\D/g, '')
            if (digits.length !== 6) return
            event.preventDefault()
            form.change('passcode', digits)
          }}
        />
        <ResendPasscode resendAfter={latest.resendAfter} onSent={setLatest} onExpired={onClose} />
        {fault !== null && <Failure fault={fault} onRetry={form.retry} inForm />}
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
          <SubmitButton form={form}>{t('verify')}</SubmitButton>
          <Button onClick={cancel}>{t('cancel')}</Button>
        </chakra.div>
      </chakra.form>
    </Dialog>
  )
}

function whereSent(
  t: ReturnType<typeof useText<typeof text.en>>,
  { channel, maskedAddress }: Sent,
): string {
  if (maskedAddress === null) return t('sentToUnnamedEmail')
  return t(channel === 'sms' ? 'sentToPhone' : 'sentToEmail', { address: maskedAddress })
}
