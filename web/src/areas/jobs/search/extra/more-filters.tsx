import { allBrands, lookupBrand } from '@gatehouse/contracts/portal/job-search-url'
import { readJobTypes } from '@gatehouse/contracts/portal/lookups'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { ListFailed } from '../../../../forms/choice/list-failed.tsx'
import { Field } from '../../../../forms/field.tsx'
import { SelectField } from '../../../../forms/select-field.tsx'
import { useText } from '../../../../language/use-text.ts'
import { useRead } from '../../../../portal/use-read.ts'
import { usePositionType } from '../../position-type/use-position-type.ts'
import { text as searchText } from '../messages.ts'
import { useBrandNames } from '../use-brand-names.ts'
import type { FiltersForm } from '../use-filters.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface MoreFiltersProps {
  form: FiltersForm
}

/** Fields of the filters that are not always in view. */
export function MoreFilters({ form }: MoreFiltersProps) {
  const labels = useFilterLabels()
  return (
    <>
      <TypeField form={form} />
      <Field form={form} name="id" label={labels.id} maxLength={20} required={false} />
      <BrandField form={form} />
    </>
  )
}

/** Types of the selected brand. Values are names: jobs carry no type code. */
function TypeField({ form }: MoreFiltersProps) {
  const t = useText(searchText)
  const typeOf = usePositionType()
  const { type: label } = useFilterLabels()
  const { data, error, mutate } = useRead(readJobTypes, {
    params: { brand: lookupBrand(form.values) },
  })
  const names = new Set(data?.options.map(({ name }) => name))
  // Keep the type of the URL selectable when the list lacks it or is still loading.
  if (form.values.type) names.add(form.values.type)
  const types = [...names].map((type) => ({ value: type, label: typeOf(type) }))
  return (
    <SelectField
      form={form}
      name="type"
      label={label}
      help={error && !data && <ListFailed onRetry={() => void mutate()} />}
      options={[{ value: '', label: t('any') }, ...types]}
    />
  )
}

function BrandField({ form }: MoreFiltersProps) {
  const { brands: label } = useFilterLabels()
  const namesOf = useBrandNames()
  const lists = new Set([allBrands, ...brandCodes, form.values.brands])
  const options = [...lists].map((value) => ({ value, label: namesOf(value) }))
  return <SelectField form={form} name="brands" label={label} options={options} />
}
