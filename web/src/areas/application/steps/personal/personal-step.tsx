import { personalRules } from '@gatehouse/contracts/portal/application-rules'
import { useMemo } from 'react'
import { ErrorSummary } from '../../../../forms/error-summary.tsx'
import { FormElement } from '../../../../forms/form-element.tsx'
import { AddressFields } from '../../../resume/personal/address-fields.tsx'
import { PhoneFields } from '../../../resume/personal/phone-fields.tsx'
import { usePersonalLabels } from '../../../resume/personal/use-personal-labels.ts'
import { useApplication } from '../../model/application-context.ts'
import { StepSubmit } from '../step-submit.tsx'
import { useStepForm } from '../use-step-form.ts'
import { MoreFields } from './more-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { fromPersonalForm, toPersonalForm } from './personal-form.ts'
import { useApplicationFields } from './use-application-fields.tsx'

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
  const field = useApplicationFields(form)
  const labels = usePersonalLabels()

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <NameFields form={form} />
      <PhoneFields values={form.values} field={field} />
      <AddressFields field={field} />
      <MoreFields form={form} />
      <StepSubmit form={form} />
    </FormElement>
  )
}
