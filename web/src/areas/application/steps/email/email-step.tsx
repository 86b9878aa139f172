import { chakra } from '@chakra-ui/react'
import { type Application, startApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useRef, useState } from 'react'
import { EmailField } from '../../../../forms/email-field.tsx'
import { FormButton } from '../../../../forms/form-button.tsx'
import { FormElement } from '../../../../forms/form-element.tsx'
import { SubmitButton } from '../../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../../forms/use-endpoint-form.ts'
import { useText } from '../../../../language/use-text.ts'
import { call } from '../../../../portal/call.ts'
import { hasCode } from '../../../../portal/portal-error.ts'
import { ButtonRow } from '../../../../ui/button-row.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { useAudience } from '../../../jobs/audience.ts'
import { EmailSuggestion } from '../../email/email-suggestion.tsx'
import { useEmailRejection } from '../../email/use-email-rejection.ts'
import { text as applicationText } from '../../messages.ts'
import { brandOf } from '../../model/brand-of.ts'
import { isInactive } from '../../model/is-inactive.ts'
import { isRetryable } from '../../retry/is-retryable.ts'
import { RetryNotice } from '../../retry/retry-notice.tsx'
import { useRetry } from '../../retry/use-retry.ts'
import { text as stepText } from '../messages.ts'
import type { QualifierAnswers } from '../qualifiers/qualifiers.tsx'
import { StepHeading } from '../step-heading.tsx'
import { LookupFailure } from './lookup-failure.tsx'
import { text } from './messages.ts'

/** Pause between attempts of the e-mail check [2 §9]. */
const retryDelayMs = 1000

interface EmailStepProps {
  job: Job
  answers: QualifierAnswers
  prefetchNext: () => void
  onStart: (application: Application) => void
  onDisqualified: () => void
  onBack: () => void
}

/** Identifies the candidate by e-mail address: new, known or already applied [2 §4]. */
export function EmailStep(props: EmailStepProps) {
  const { job, answers, prefetchNext, onStart, onDisqualified, onBack } = props
  const t = useText(text)
  const a = useText(applicationText)
  const s = useText(stepText)
  const { internal } = useAudience()
  const { retryState, run } = useRetry(job.id)
  const rejection = useEmailRejection((error) => {
    if (error.is('candidate-lookup-empty')) return t('lookupEmpty')
    return isInactive(error) ? a('inactive') : undefined
  })
  const [failure, setFailure] = useState<unknown>(null)
  const lookUpLater = useRef(false)

  const form = useEndpointForm({
    endpoint: async () => ({ body: startApplication.body.pick(['email']) }),
    initialValues: { email: '' },
    autosaved: true,
    async send(_rules, { email }) {
      rejection.clear()
      setFailure(null)
      const audience = internal ? 'internal' : ''
      const later = lookUpLater.current ? 'yes' : ''
      lookUpLater.current = false
      const body = { ...answers, brandId: brandOf(job), audience, email, lookUpLater: later }
      const application = await run({
        attempt: () => call(startApplication, { params: { id: job.id }, body }),
        delayMs: retryDelayMs,
        save: async () => undefined,
      })
      onStart(application)
    },
    onError(error) {
      if (hasCode(error, 'not-qualified')) return onDisqualified()
      if (!rejection.show(error, form)) setFailure(error)
    },
  })

  return (
    <chakra.div display="grid" gap="2">
      <StepHeading takesFocus>{t('title')}</StepHeading>
      {/* Not earlier: up to the address, applying may load 40 kB (e2e/shell/weight.spec.ts). */}
      <FormElement submit={form.submit} onFocus={prefetchNext}>
        <EmailField
          form={form}
          name="email"
          label={t('email')}
          help={t('lead')}
          serverError={rejection.textFor(form) ?? (form.errors.email && t('invalid'))}
        />
        <div>
          <EmailSuggestion
            typed={form.values.email}
            onUse={(email) => {
              form.change('email', email)
              form.focus('email')
            }}
          />
          <RetryNotice state={retryState} />
        </div>
        {isRetryable(failure) ? (
          <LookupFailure
            error={failure}
            onRetry={form.retry}
            onGoOn={() => {
              lookUpLater.current = true
              form.retry()
            }}
          />
        ) : (
          failure !== null && <Failure error={failure} onRetry={form.retry} inForm />
        )}
        <ButtonRow>
          <SubmitButton form={form}>{t('continue')}</SubmitButton>
          <FormButton form={form} onClick={onBack}>
            {s('back')}
          </FormButton>
        </ButtonRow>
      </FormElement>
    </chakra.div>
  )
}
