import { findEmail } from '@gatehouse/contracts/portal/recovery'
import { Field } from '../../../forms/field.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { PathForm } from './path-form.tsx'
import type { PathProps } from './paths.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

interface EmailFormProps extends PathProps {
  onFound: (address: string) => void
}

/** Looks up a forgotten workplace e-mail address [1 §2 Step two]. */
export function EmailForm({ input, onCancel, onFound }: EmailFormProps) {
  const t = useText(text)
  const { form, failure, serverError } = useRecoveryForm({
    endpoint: findEmail,
    input,
    fields: ['lastName', 'lastSix'],
    errorField: 'lastSix',
    async send(body, isShown) {
      const { emailAddress } = await call(findEmail, { body })
      if (isShown()) onFound(emailAddress)
    },
    messageOf(error) {
      if (error.is('email-unknown')) return t('emailUnknown')
      if (error.is('email-withheld'))
        return t.rich('emailNotShown', { phone: () => <SupportPhone /> })
    },
  })
  const labels = { lastName: t('lastName'), lastSix: t('lastSix') }

  return (
    <PathForm path="email" form={form} failure={failure} labels={labels} onCancel={onCancel}>
      <Field form={form} name="lastName" label={labels.lastName} autoComplete="family-name" />
      <Field
        form={form}
        name="lastSix"
        label={labels.lastSix}
        serverError={serverError}
        autoComplete="off"
        inputMode="numeric"
      />
    </PathForm>
  )
}
