import type { Rule } from '@gatehouse/contracts/rules/rule'
import { useText } from '../../language/use-text.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { fieldId } from '../field-id.ts'
import type { FieldName, FormFields, FormValues } from '../form.ts'
import { useRuleText } from '../rule-text/use-rule-text.ts'
import { text } from './messages.ts'

interface YesNoFieldProps<V extends FormValues<V>> {
  form: FormFields<V>
  name: FieldName<V>
  label: string
  errorLabel: string
}

export function YesNoField<V extends FormValues<V>>(props: YesNoFieldProps<V>) {
  const { form, name, label, errorLabel } = props
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const rule: Rule | undefined = form.errors[name]
  return (
    <RadioGroup
      label={label}
      name={name}
      firstId={fieldId(form.id, name)}
      error={rule && ruleTextOf(rule, { label: errorLabel })}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
      value={form.values[name] as 'yes' | 'no'}
      onChange={(answer) => form.change(name, answer)}
    />
  )
}
