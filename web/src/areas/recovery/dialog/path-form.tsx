import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'
import type { Path } from './paths.ts'

interface PathFormProps {
  path: Path
  form: Form
  fault: unknown
  /** Labels of the fields in the error summary. */
  labels: Record<string, string>
  onCancel: () => void
  children: ReactNode
}

/** Frame of each path's form. */
export function PathForm({ path, form, fault, labels, onCancel, children }: PathFormProps) {
  const t = useText(text)
  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      {children}
      {fault !== null && <Failure fault={fault} onRetry={form.retry} inForm />}
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
        <SubmitButton form={form}>{t(`${path}Send`)}</SubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </chakra.div>
    </FormElement>
  )
}
