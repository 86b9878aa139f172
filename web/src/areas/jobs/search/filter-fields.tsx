import { radii } from '@gatehouse/contracts/portal/jobs'
import { Field } from '../../../forms/field.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'
import type { FiltersForm } from './use-filters.ts'

interface FilterFieldProps {
  form: FiltersForm
}

export function KeywordField({ form }: FilterFieldProps) {
  const t = useText(text)
  return <Field form={form} name="keyword" label={t('keyword')} maxLength={100} required={false} />
}

/** Disabled without a postal code [2 §5 Search]. */
export function DistanceField({ form }: FilterFieldProps) {
  const t = useText(text)
  const miles = radii.map((radius) => ({ value: String(radius), label: t('miles', { radius }) }))
  const enabled = form.values.distance !== ''
  return (
    <SelectField
      form={form}
      name="distance"
      label={t('distance')}
      disabled={!enabled}
      options={enabled ? miles : [{ value: '', label: t('any') }]}
    />
  )
}
