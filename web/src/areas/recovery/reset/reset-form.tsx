import { chakra } from '@chakra-ui/react'
import { resetPassword } from '@gatehouse/contracts/portal/recovery'
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
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode, isOutcomeUnknown } from '../../../portal/portal-error.ts'
import { settings } from '../../../portal/settings.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { text } from './messages.ts'
import { useLeaveReset } from './use-leave-reset.ts'

const withRepeat = {
  ...resetPassword,
  body: resetPassword.body.shape({ repeatPassword: matchesField('newPassword') }),
}

interface ResetFormProps {
  /** Of an earlier try, which may have changed the password and used up the link. */
  unknownOutcome: unknown
  onExpired: () => void
  /** After any other failure or cancellation: the link may have expired. */
  onFailed: () => void
  onOutcomeUnknown: (error: unknown) => void
}

/** Update Password form; the call itself opens the step-up dialog [1 §2, §4]. */
export function ResetForm(props: ResetFormProps) {
  const { unknownOutcome, onExpired, onFailed, onOutcomeUnknown } = props
  const t = useText(text)
  const tNew = useText(newPasswordText)
  const passwordErrors = usePasswordErrors()
  const leaveReset = useLeaveReset()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    initialValues: { newPassword: '', repeatPassword: '' },
    async send(_endpoint, { newPassword }) {
      setFailure(null)
      passwordErrors.clear()
      const { endedSessions } = await call(resetPassword, { body: { newPassword } }).catch(
        (error) => {
          if (!isOutcomeUnknown(error)) onFailed()
          throw error
        },
      )
      await leaveReset(endedSessions)
    },
    onError(error) {
      if (isOutcomeUnknown(error)) onOutcomeUnknown(error)
      const isExpired = hasCode(error, 'reset-expired')
      const shown = isExpired ? unknownOutcome : error
      if (shown === undefined) onExpired()
      else if (!passwordErrors.raise(shown)) setFailure(shown)
    },
  })

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={useNewPasswordLabels()} />
      <UsernameForManagers />
      <NewPasswordFields form={form} />
      {passwordErrors.box}
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <chakra.p color="muted" fontSize="sm">
        {t(settings.resetNeedsPasscode ? 'passcodeFirst' : 'signedOutAfterwards')}
      </chakra.p>
      <div>
        <SubmitButton form={form}>{tNew('update')}</SubmitButton>
      </div>
      {unknownOutcome !== undefined && (
        <div>
          <TextLink to="/">{t('toSignIn')}</TextLink>
        </div>
      )}
    </FormElement>
  )
}
