import { chakra } from '@chakra-ui/react'
import { ChoiceField } from '../../forms/choice/choice-field.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { fieldId } from '../../forms/field-id.ts'
import type { Form } from '../../forms/form.ts'
import { useRuleText } from '../../forms/rule-text/use-rule-text.ts'
import { useText } from '../../language/use-text.ts'
import { Failure } from '../../ui/failure.tsx'
import { Heading } from '../../ui/heading.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { text } from './field-messages.ts'

export interface Answers {
  disability: string
  gender: string
  ethnicity: string
  veteran: string
}

interface Choices {
  options: readonly { value: string; label: string }[]
  error?: unknown
  retry?: () => void
}

interface SelfIdentificationFieldsProps {
  form: Form<Answers>
  choices: Record<keyof Answers, Choices>
  /** Level of the heading within the page. */
  headingLevel: 'h2' | 'h4'
}

/** Questions on equal-opportunity data [2 §5 Self-identification]. */
export function SelfIdentificationFields(props: SelfIdentificationFieldsProps) {
  const { form, choices, headingLevel } = props
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const rule = form.errors.disability
  const labels = {
    gender: t('genderQuestion'),
    ethnicity: t('ethnicityQuestion'),
    veteran: t('veteranQuestion'),
    disability: t('disabilityQuestion'),
  }
  const choice = (name: 'gender' | 'ethnicity' | 'veteran') => (
    <ChoiceField
      form={form}
      name={name}
      label={t(name)}
      errorLabel={labels[name]}
      list={choices[name]}
    />
  )
  return (
    <>
      <p>{t('lead')}</p>
      <ErrorSummary form={form} labels={labels} />
      {choice('gender')}
      {choice('ethnicity')}
      {choice('veteran')}
      <div>
        <Heading level={headingLevel} fontWeight="700">
          {t('why')}
        </Heading>
        <p>{t('whyMeasured')}</p>
        <chakra.p marginTop="1">{t('whyVoluntary')}</chakra.p>
      </div>
      {choices.disability.error !== undefined && (
        <Failure error={choices.disability.error} onRetry={choices.disability.retry} />
      )}
      <RadioGroup
        label={t('disability')}
        name="disability"
        firstId={fieldId(form.id, 'disability')}
        error={rule && ruleTextOf(rule, { label: labels.disability })}
        options={choices.disability.options}
        value={form.values.disability}
        onChange={(answer) => form.change('disability', answer)}
      />
    </>
  )
}
