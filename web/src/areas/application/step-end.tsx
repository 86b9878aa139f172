import { SubmitButton } from '../../forms/submit-button.tsx'
import type { Form } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { text } from './messages.ts'

/** The end of a step's form: what was missing at the last try, and Continue. */
export function StepEnd({ form }: { form: Form }) {
  const t = useText(text)
  const wrong = Object.keys(form.errors).length > 0
  return (
    <>
      {wrong && <FieldError id={`${form.id}-required`}>{t('required')}</FieldError>}
      <div>
        <SubmitButton form={form}>{t('go')}</SubmitButton>
      </div>
    </>
  )
}
