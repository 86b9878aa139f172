import { selfIdentificationRules } from '@gatehouse/contracts/portal/application-rules'
import { FormElement } from '../../../../forms/form-element.tsx'
import { SelfIdentificationFields } from '../../../self-identification/self-identification-fields.tsx'
import { StepSubmit } from '../step-submit.tsx'
import { useStepForm } from '../use-step-form.ts'
import { fromSelfIdentificationForm, toSelfIdentificationForm } from './self-identification-form.ts'
import { useChoices } from './use-choices.ts'

export { SelfIdentificationReview as StepReview } from './self-identification-review.tsx'

/** Equal-opportunity data [2 §5 Self-identification]. */
export function StepForm() {
  const choices = useChoices()
  const form = useStepForm({
    step: 'self-identification',
    prefix: 'selfIdentification.',
    rules: selfIdentificationRules,
    toForm: toSelfIdentificationForm,
    fromForm: fromSelfIdentificationForm,
  })
  return (
    <FormElement submit={form.submit}>
      <SelfIdentificationFields form={form} choices={choices} headingLevel="h4" />
      <StepSubmit form={form} />
    </FormElement>
  )
}
