import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { PasscodeDelivery } from '@gatehouse/contracts/portal/session'
import type { submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import type { checkStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { useEffect, useState } from 'react'
import { Field } from '../../forms/field.tsx'
import { FormElement } from '../../forms/form-element.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { type Resend, ResendPasscode } from './resend-passcode.tsx'

type Check = typeof submitPasscode | typeof checkStepUpPasscode

interface PasscodeFormProps<E extends Check> {
  check: E
  resend: Resend
  resendAfter: number | null
  exhaustedText: string
  onSent: (sent: PasscodeDelivery) => void
  onVerified: (reply: ReplyOf<E>) => Promise<void>
  /** Returns whether it has shown the error; the dialog then closes. */
  handleError: (error: unknown) => boolean
  onCancel: () => void
}

/** Passcode field, resend and cancel [1 §2 Second-factor dialog]. */
export function PasscodeForm<E extends Check>(props: PasscodeFormProps<E>) {
  const t = useText(text)
  const [rejected, setRejected] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => props.check as Check,
    initialValues: { passcode: '' },
    async send(endpoint, body) {
      setRejected('')
      setFailure(null)
      await props.onVerified((await call(endpoint, { body })) as ReplyOf<E>)
    },
    onError(error) {
      if (hasCode(error, 'passcode-wrong')) {
        setRejected(form.values.passcode ?? '')
        return form.select('passcode')
      }
      if (!props.handleError(error)) setFailure(error)
    },
  })

  const { focus } = form
  useEffect(() => focus('passcode'), [])

  return (
    <FormElement submit={form.submit}>
      <Field
        form={form}
        name="passcode"
        label={t('passcode')}
        help={t('passcodeHelp')}
        serverError={
          rejected !== '' && rejected === form.values.passcode ? t('wrongPasscode') : undefined
        }
        autoComplete="one-time-code"
        inputMode="numeric"
        fontSize="lg"
        letterSpacing="0.2em"
        onPaste={(event) => {
          const passcode = findPasscode(event.clipboardData.getData('text'))
          if (!passcode) return
          event.preventDefault()
          form.change('passcode', passcode)
        }}
      />
      <ResendPasscode
        endpoint={props.resend}
        resendAfter={props.resendAfter}
        exhaustedText={props.exhaustedText}
        onSent={(sent) => {
          // The field still holds digits of the code before.
          setRejected('')
          form.reset({ passcode: '' })
          props.onSent(sent)
        }}
        handleError={props.handleError}
      />
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <ButtonRow>
        <SubmitButton form={form}>{t('verify')}</SubmitButton>
        <Button onClick={props.onCancel}>{t('cancel')}</Button>
      </ButtonRow>
    </FormElement>
  )
}

/** In a whole message: "Your passcode is 123456. It is valid for 10 minutes." or "Code: 123-456". */
function findPasscode(message: string): string | undefined {
  const numbers = message.match(/\d+/g) ?? []
  const ofSixDigits = numbers.filter(({ length }) => length === 6)
  if (ofSixDigits.length === 1) return ofSixDigits[0]
  const digits = numbers.join('')
  return digits.length === 6 ? digits : undefined
}
