import { cancelSignIn, chooseRequiredPassword } from '@gatehouse/contracts/portal/sign-in'
import { matchesField } from '@gatehouse/contracts/rules/matches-field'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormButton } from '../../forms/form-button.tsx'
import { FormElement } from '../../forms/form-element.tsx'
import { text as newPasswordText } from '../../forms/new-password/messages.ts'
import {
  NewPasswordFields,
  useNewPasswordLabels,
} from '../../forms/new-password/new-password-fields.tsx'
import { usePasswordErrors } from '../../forms/new-password/use-password-errors.tsx'
import { UsernameForManagers } from '../../forms/new-password/username-for-managers.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { messageOf } from '../../language/message.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { useSignInErrors } from './use-sign-in-errors.ts'
import { noticeMs } from './use-sign-out-notice.ts'

const withRepeat = {
  ...chooseRequiredPassword,
  body: chooseRequiredPassword.body.shape({ repeatPassword: matchesField('newPassword') }),
}

/** Completes a sign-in whose password has to be changed. */
export function RequiredPasswordForm({ onClose }: { onClose: () => void }) {
  const t = useText(text)
  const tNew = useText(newPasswordText)
  const alerts = useAlerts()
  const completeSignIn = useCompleteSignIn()
  const signInErrors = useSignInErrors()
  const passwordErrors = usePasswordErrors()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    initialValues: { newPassword: '', repeatPassword: '' },
    async send(_endpoint, { newPassword }) {
      setFailure(null)
      passwordErrors.clear()
      const { endedSessions, ...session } = await call(chooseRequiredPassword, {
        body: { newPassword },
      })
      await completeSignIn(session)
      if (endedSessions === null)
        alerts.raise('info', messageOf(text, 'othersNotEnded'), {
          milliseconds: noticeMs,
        })
    },
    onError(error) {
      if (passwordErrors.raise(error)) return
      if (!signInErrors.raise(error)) return setFailure(error)
      if (error instanceof PortalError && !error.is('rate-limited')) onClose()
    },
  })
  const { focus } = form
  useEffect(() => focus('newPassword'), [])

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={useNewPasswordLabels()} />
      <UsernameForManagers />
      <NewPasswordFields form={form} />
      {passwordErrors.box}
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <ButtonRow>
        <SubmitButton form={form}>{tNew('update')}</SubmitButton>
        <FormButton
          form={form}
          onClick={() => {
            // Not awaited: a pending sign-in expires by itself.
            call(cancelSignIn, {}).catch(() => undefined)
            onClose()
          }}
        >
          {t('cancel')}
        </FormButton>
      </ButtonRow>
    </FormElement>
  )
}
