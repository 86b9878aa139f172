import { chakra } from '@chakra-ui/react'
import { selfIdentificationRules } from '@gatehouse/contracts/portal/application-rules'
import { ChoiceField } from '../../../../forms/choice/choice-field.tsx'
import { ErrorSummary } from '../../../../forms/error-summary.tsx'
import { fieldId } from '../../../../forms/field-id.ts'
import { FormElement } from '../../../../forms/form-element.tsx'
import { text as formText } from '../../../../forms/messages.ts'
import { useText } from '../../../../language/use-text.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { StepSubmit } from '../step-submit.tsx'
import { useStepForm } from '../use-step-form.ts'
import { text } from './messages.ts'
import { fromSelfIdentificationForm, toSelfIdentificationForm } from './self-identification-form.ts'
import { useChoices } from './use-choices.ts'

export { SelfIdentificationReview as StepReview } from './self-identification-review.tsx'

/** Equal-opportunity data [2 §5 Self-identification]. */
export function StepForm() {
  const t = useText(text)
  const f = useText(formText)
  const choices = useChoices()
  const form = useStepForm({
    step: 'self-identification',
    prefix: 'selfIdentification.',
    rules: selfIdentificationRules,
    toForm: toSelfIdentificationForm,
    fromForm: fromSelfIdentificationForm,
  })
  const rule = form.errors.disability
  const labels = {
    gender: t('gender'),
    ethnicity: t('ethnicity'),
    veteran: t('veteran'),
    disability: t('disability'),
  }

  return (
    <FormElement submit={form.submit}>
      <p>{t('lead')}</p>
      <ErrorSummary form={form} labels={labels} />
      <ChoiceField form={form} name="gender" label={labels.gender} list={choices.gender} />
      <ChoiceField form={form} name="ethnicity" label={labels.ethnicity} list={choices.ethnicity} />
      <ChoiceField form={form} name="veteran" label={labels.veteran} list={choices.veteran} />
      <chakra.div>
        <chakra.h4 fontWeight="700">{t('why')}</chakra.h4>
        <p>{t('whyMeasured')}</p>
        <chakra.p marginTop="1">{t('whyVoluntary')}</chakra.p>
      </chakra.div>
      {choices.disability.error !== undefined && (
        <Failure error={choices.disability.error} onRetry={choices.disability.retry} />
      )}
      <RadioGroup
        label={labels.disability}
        name="disability"
        firstId={fieldId(form.id, 'disability')}
        error={rule && f(rule, { label: labels.disability })}
        options={choices.disability.options}
        value={form.values.disability ?? ''}
        onChange={(answer) => form.change('disability', answer)}
      />
      <StepSubmit form={form} />
    </FormElement>
  )
}
