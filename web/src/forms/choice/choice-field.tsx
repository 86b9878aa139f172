import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import type { FieldName, FormFields, FormValues } from '../form.ts'
import { SelectField } from '../select-field.tsx'
import { ListFailed } from './list-failed.tsx'
import { text } from './messages.ts'

interface ChoiceFieldProps<V extends FormValues<V>> {
  form: FormFields<V>
  name: FieldName<V>
  hidden?: boolean | undefined
  label: string
  errorLabel?: string
  help?: ReactNode
  note?: ReactNode
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  onBlur?: () => void
  list: {
    options: readonly { value: string; label: string }[]
    error?: unknown
    retry?: () => void
  }
}

/** Select with options of the gateway; offers a retry if they failed to load. */
export function ChoiceField<V extends FormValues<V>>(props: ChoiceFieldProps<V>) {
  const { list, help, ...field } = props
  const t = useText(text)
  return (
    <SelectField
      {...field}
      required={field.required ?? true}
      help={list.error === undefined ? help : <ListFailed onRetry={list.retry} />}
      options={[{ value: '', label: t('choose') }, ...list.options]}
    />
  )
}
