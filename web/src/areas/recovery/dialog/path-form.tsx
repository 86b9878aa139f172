import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import type { FieldName, Form, FormValues } from '../../../forms/form.ts'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'
import type { Path } from './paths.ts'

interface PathFormProps<V extends FormValues<V>> {
  path: Path
  form: Form<V>
  failure: unknown
  labels: Record<FieldName<V>, string>
  onCancel: () => void
  children: ReactNode
}

export function PathForm<V extends FormValues<V>>({
  path,
  form,
  failure,
  labels,
  onCancel,
  children,
}: PathFormProps<V>) {
  const t = useText(text)
  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      {children}
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <ButtonRow>
        <SubmitButton form={form}>{t(`${path}Send`)}</SubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </ButtonRow>
    </FormElement>
  )
}
