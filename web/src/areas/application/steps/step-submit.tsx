import type { AnyForm } from '../../../forms/form.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useText } from '../../../language/use-text.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import { text } from './messages.ts'
import { StepButtons } from './step-buttons.tsx'

/** Continue, below the error of a rejected submit. */
export function StepSubmit({ form }: { form: AnyForm }) {
  const t = useText(text)
  const hasErrors = Object.keys(form.errors).length > 0
  return (
    <>
      {hasErrors && <FieldError id={`${form.id}-required`}>{t('required')}</FieldError>}
      <StepButtons>
        <SubmitButton form={form}>{t('continue')}</SubmitButton>
      </StepButtons>
    </>
  )
}
