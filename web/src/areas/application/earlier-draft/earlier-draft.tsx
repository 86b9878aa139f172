import { type Application, reopenApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { autosaveOf } from '../autosave/autosave.ts'
import { DiscardDialog } from '../discard-draft/discard-dialog.tsx'
import { useEmailRejection } from '../email/use-email-rejection.ts'
import { StepHeading } from '../steps/step-heading.tsx'
import { text } from './messages.ts'

interface EarlierDraftProps {
  job: Job
  onOpen: (application: Application) => void
  onRestart: () => void
}

/** A draft of an earlier visit opens with its e-mail address. */
export function EarlierDraft({ job, onOpen, onRestart }: EarlierDraftProps) {
  const t = useText(text)
  const params = { id: job.id }
  const rejection = useEmailRejection((error) =>
    error.is('email-unknown') ? t('other') : undefined,
  )
  const [confirming, setConfirming] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => reopenApplication,
    initialValues: { email: '' },
    autosaved: true,
    async send(_endpoint, body) {
      rejection.clear()
      setFailure(null)
      onOpen(await call(reopenApplication, { params, body }))
    },
    onError(error) {
      if (hasCode(error, 'draft-expired')) return onRestart()
      if (!rejection.show(error, form)) setFailure(error)
    },
  })

  return (
    <>
      <StepHeading takesFocus>{t('title')}</StepHeading>
      <p>{t('lead')}</p>
      <FormElement submit={form.submit}>
        <EmailField
          form={form}
          name="email"
          label={t('email')}
          serverError={rejection.textFor(form) ?? (form.errors.email && t('invalid'))}
        />
        {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
        <ButtonRow>
          <SubmitButton form={form}>{t('goOn')}</SubmitButton>
          <Button onClick={() => setConfirming(true)}>{t('notMe')}</Button>
        </ButtonRow>
        <p>{t('notMeLead')}</p>
      </FormElement>
      {confirming && (
        <DiscardDialog
          jobId={job.id}
          autosave={autosaveOf(job.id, false)}
          question={{
            title: t('discardTitle'),
            lead: t('discardLead'),
            keep: t('keep'),
            discard: t('discard'),
          }}
          onKeep={() => setConfirming(false)}
          onDiscard={onRestart}
        />
      )}
    </>
  )
}
