import { changePassword } from '@gatehouse/contracts/portal/account'
import { repeated } from '@gatehouse/contracts/rules/repeated'
import { useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** The endpoint's own rules, and that both entries of the new password are the same. */
const withRepeat = {
  ...changePassword,
  body: changePassword.body.shape({ repeatPassword: repeated('newPassword') }),
}

/** A refusal has to be read, and thought about. */
const refusedMs = 30_000
const unknownMs = 60_000

/** The passcode that it needs is asked for by the call itself [1 §4 Password change]. */
export function PasswordForm({ onChanged }: { onChanged: (ended: number | null) => void }) {
  const t = useText(text)
  const alerts = useAlerts()
  const [fault, setFault] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    initialValues: { currentPassword: '', newPassword: '', repeatPassword: '' },
    async send(_endpoint, { currentPassword, newPassword }) {
      setFault(null)
      const { ended } = await call(changePassword, { body: { currentPassword, newPassword } })
      onChanged(ended)
    },
    onFault(fault) {
      if (fault instanceof PortalError && fault.is('password-refused'))
        return alerts.raise('error', fault.problem?.said ?? t('refused'), refusedMs)
      if (fault instanceof PortalError && fault.is('outcome-unknown'))
        return alerts.raise('error', t('unknown'), unknownMs)
      setFault(fault)
    },
  })
  const labels = {
    currentPassword: t('current'),
    newPassword: t('password'),
    repeatPassword: t('repeat'),
  }

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      {/* Password managers look for whose password it is; that it is the one they know tells them. */}
      <input type="text" autoComplete="username" readOnly hidden value="" />
      <PasswordField
        form={form}
        name="currentPassword"
        label={t('current')}
        autoComplete="current-password"
      />
      <div>
        <PasswordField
          form={form}
          name="newPassword"
          label={t('wanted')}
          called={t('password')}
          autoComplete="new-password"
        />
        <PasswordChecklist typed={form.values.newPassword ?? ''} />
      </div>
      <PasswordField
        form={form}
        name="repeatPassword"
        label={t('repeat')}
        autoComplete="new-password"
      />
      {fault !== null && <Failure fault={fault} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{t('update')}</SubmitButton>
      </div>
    </FormElement>
  )
}
