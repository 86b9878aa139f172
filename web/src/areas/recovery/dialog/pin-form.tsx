import { enterPin } from '@gatehouse/contracts/portal/recovery'
import { useNavigate } from 'react-router'
import { Field } from '../../../forms/field.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { text } from './messages.ts'
import { PathForm } from './path-form.tsx'
import type { PathProps } from './paths.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

/** A valid PIN opens the password reset page, like a mailed link [1 §4]. */
export function PinForm({ input, onCancel }: PathProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const { form, failure, serverError } = useRecoveryForm({
    endpoint: enterPin,
    input,
    fields: ['pin'],
    errorField: 'pin',
    async send({ pin }, isShown) {
      await call(enterPin, { body: { pin } })
      if (isShown()) await navigate('/password-reset')
    },
    messageOf(error) {
      if (error.is('pin-unknown')) return t('pinUnknown')
      if (error.is('pin-used')) return t('pinSpent')
    },
  })
  const labels = { pin: t('pin') }

  return (
    <PathForm path="pin" form={form} failure={failure} labels={labels} onCancel={onCancel}>
      <Field
        form={form}
        name="pin"
        label={labels.pin}
        serverError={serverError}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </PathForm>
  )
}
