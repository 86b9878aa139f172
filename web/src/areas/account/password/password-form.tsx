import { changePassword } from '@gatehouse/contracts/portal/account'
import { matchesField } from '@gatehouse/contracts/rules/matches-field'
import { useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { text as newPasswordText } from '../../../forms/new-password/messages.ts'
import {
  NewPasswordFields,
  useNewPasswordLabels,
} from '../../../forms/new-password/new-password-fields.tsx'
import { usePasswordErrors } from '../../../forms/new-password/use-password-errors.tsx'
import { UsernameForManagers } from '../../../forms/new-password/username-for-managers.tsx'
import { PasswordField } from '../../../forms/password-field.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'

const withRepeat = {
  ...changePassword,
  body: changePassword.body.shape({ repeatPassword: matchesField('newPassword') }),
}

/** The call itself opens the step-up dialog [1 §4 Password change]. */
export function PasswordForm({ onChanged }: { onChanged: (endedSessions: number | null) => void }) {
  const t = useText(text)
  const tNew = useText(newPasswordText)
  const passwordErrors = usePasswordErrors()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    initialValues: { currentPassword: '', newPassword: '', repeatPassword: '' },
    async send(_endpoint, { currentPassword, newPassword }) {
      setFailure(null)
      passwordErrors.clear()
      const { endedSessions } = await call(changePassword, {
        body: { currentPassword, newPassword },
      })
      onChanged(endedSessions)
    },
    onError(error) {
      if (!passwordErrors.raise(error)) setFailure(error)
    },
  })
  const labels = { currentPassword: t('current'), ...useNewPasswordLabels() }

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <UsernameForManagers />
      <PasswordField
        form={form}
        name="currentPassword"
        label={labels.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
      {passwordErrors.box}
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{tNew('update')}</SubmitButton>
      </div>
    </FormElement>
  )
}
