import { requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { EmailField } from '../../../forms/email-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { PathForm } from './path-form.tsx'
import type { PathProps } from './paths.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

/** Mails a reset link [1 §4 Password recovery]. */
export function LinkForm({ input, onCancel, onDone }: PathProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const { form, failure, serverError } = useRecoveryForm({
    endpoint: requestResetLink,
    input,
    fields: ['username'],
    errorField: 'username',
    async send({ username }, isShown) {
      const { sentTo } = await call(requestResetLink, { body: { username } })
      if (sentTo === null) {
        onDone({ message: 'linkRequested', username }, isShown())
        alerts.raise('info', t('linkRequested'))
      } else {
        onDone({ message: 'linkSent', address: sentTo, username }, isShown())
        alerts.raise('success', t('linkSent', { address: sentTo }))
      }
    },
    messageOf(error) {
      if (error.is('username-invalid')) return t('usernameInvalid')
      if (error.is('account-unknown'))
        return t.rich('accountUnknown', { phone: () => <SupportPhone /> })
    },
  })
  const labels = { username: t('username') }

  return (
    <PathForm path="link" form={form} failure={failure} labels={labels} onCancel={onCancel}>
      <EmailField
        form={form}
        name="username"
        label={labels.username}
        serverError={serverError}
        autoComplete="username"
      />
    </PathForm>
  )
}
