import { personalRules } from '@gatehouse/contracts/portal/application-rules'
import { useMemo } from 'react'
import { ErrorSummary } from '../../../../forms/error-summary.tsx'
import { FormElement } from '../../../../forms/form-element.tsx'
import { usePersonalLabels } from '../../../resume/personal/use-personal-labels.ts'
import { useApplication } from '../../model/application-context.ts'
import { StepSubmit } from '../step-submit.tsx'
import { useStepForm } from '../use-step-form.ts'
import { ContactDetails } from './contact-details.tsx'
import { MoreFields } from './more-fields.tsx'
import { fromPersonalForm, toPersonalForm } from './personal-form.ts'

export { PersonalReview as StepReview } from './personal-review.tsx'

export function StepForm() {
  const { application } = useApplication()
  const rules = useMemo(
    () => personalRules(application.optionalFields),
    [application.optionalFields],
  )
  const form = useStepForm({
    step: 'personal',
    prefix: 'personal.',
    rules,
    toForm: toPersonalForm,
    fromForm: fromPersonalForm,
  })
  const labels = usePersonalLabels()

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <ContactDetails form={form} rules={rules} />
      <MoreFields form={form} />
      <StepSubmit form={form} />
    </FormElement>
  )
}
