import { chakra } from '@chakra-ui/react'
import { updateEmail } from '@gatehouse/contracts/portal/account'
import { matchesEmailField } from '@gatehouse/contracts/rules/matches-field'
import { useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormButton } from '../../../forms/form-button.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { Restored } from '../../../forms/restored/restored.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'

const withRepeat = {
  ...updateEmail,
  body: updateEmail.body.shape({ repeatEmail: matchesEmailField('email') }),
}

interface UpdateEmailDialogProps {
  original: string | null
  onClose: (email?: string) => void
}

/** The call itself opens the step-up dialog over this one. */
export function UpdateEmailDialog({ original, onClose }: UpdateEmailDialogProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const [unknownOutcome, setUnknownOutcome] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    storeAs: 'update-email',
    initialValues: { email: '', repeatEmail: '' },
    async send(_endpoint, { email }) {
      setFailure(null)
      setUnknownOutcome('')
      await call(updateEmail, { body: { email } })
      alerts.raise('success', t('updated'))
      onClose(email)
    },
    onError(error) {
      if (!hasCode(error, 'outcome-unknown')) return setFailure(error)
      setUnknownOutcome(form.values.email ?? '')
      form.focus('email')
    },
  })
  const labels = { email: t('email'), repeatEmail: t('repeat') }

  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      width="400px"
      onBack={form.dirty ? undefined : () => onClose()}
    >
      <FormElement submit={form.submit}>
        <Restored form={form} />
        <ErrorSummary form={form} labels={labels} />
        {original !== null && (
          <div>
            <chakra.p fontWeight="600">{t('original')}</chakra.p>
            <chakra.p overflowWrap="anywhere">{original}</chakra.p>
          </div>
        )}
        <EmailField
          form={form}
          name="email"
          label={labels.email}
          serverError={
            unknownOutcome !== '' && unknownOutcome === form.values.email ? t('unknown') : undefined
          }
        />
        <EmailField form={form} name="repeatEmail" label={labels.repeatEmail} />
        {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
        <ButtonRow>
          <SubmitButton form={form}>{t('update')}</SubmitButton>
          <FormButton form={form} onClick={() => onClose()}>
            {t('cancel')}
          </FormButton>
        </ButtonRow>
      </FormElement>
    </Dialog>
  )
}
