import { fieldId } from '../../../forms/field-id.ts'
import { text as formText } from '../../../forms/messages.ts'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { text } from './messages.ts'

interface YesNoFieldProps {
  form: Form
  name: string
  label: string
  /** Name of the field in error messages. */
  called: string
}

export function YesNoField({ form, name, label, called }: YesNoFieldProps) {
  const t = useText(text)
  const f = useText(formText)
  const rule = form.errors[name]
  return (
    <RadioGroup
      label={label}
      name={name}
      firstId={fieldId(form.id, name)}
      error={rule && f(rule, { label: called })}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
      value={form.values[name] as 'yes' | 'no'}
      onChange={(answer) => form.change(name, answer)}
    />
  )
}
