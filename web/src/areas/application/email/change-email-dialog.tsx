import { changeApplicationEmail } from '@gatehouse/contracts/portal/application'
import { useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { FormButton } from '../../../forms/form-button.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useApplication } from '../model/application-context.ts'
import { EmailSuggestion } from './email-suggestion.tsx'
import { text } from './messages.ts'
import { useEmailRejection } from './use-email-rejection.ts'

export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useText(text)
  const { job, application, autosave, reopen, finishAsSent } = useApplication()
  const rejection = useEmailRejection((error) =>
    error.is('candidate-lookup-empty') ? t('lookupEmpty') : undefined,
  )
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => changeApplicationEmail,
    initialValues: { email: application.email },
    autosaved: true,
    async send(_endpoint, { email }) {
      rejection.clear()
      setFailure(null)
      await autosave.save()
      try {
        reopen(await call(changeApplicationEmail, { params: { id: job.id }, body: { email } }))
      } catch (error) {
        if (hasCode(error, 'draft-expired')) await autosave.merge()
        throw error
      }
    },
    onError(error) {
      if (hasCode(error, 'already-sent')) return finishAsSent()
      // The page offers to go on.
      if (hasCode(error, 'draft-expired')) return onClose()
      if (!rejection.show(error, form)) setFailure(error)
    },
  })
  const lead = t(application.applicantType === 'new' ? 'newLead' : 'knownLead')

  return (
    <Dialog title={t('title')} description={lead} width="440px" onBack={onClose}>
      <FormElement submit={form.submit}>
        <EmailField
          form={form}
          name="email"
          label={t('email')}
          serverError={rejection.textFor(form) ?? (form.errors.email && t('invalid'))}
        />
        <EmailSuggestion
          typed={form.values.email}
          onUse={(email) => {
            form.change('email', email)
            form.focus('email')
          }}
        />
        {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
        <ButtonRow>
          <SubmitButton form={form}>{t('save')}</SubmitButton>
          <FormButton form={form} onClick={onClose}>
            {t('cancel')}
          </FormButton>
        </ButtonRow>
      </FormElement>
    </Dialog>
  )
}
