import { lookupBrand } from '@gatehouse/contracts/portal/job-search-url'
import { radii } from '@gatehouse/contracts/portal/jobs'
import { readJobTypes } from '@gatehouse/contracts/portal/lookups'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { states } from '@gatehouse/contracts/rules/states'
import { Field } from '../../../forms/field.tsx'
import { SelectField } from '../../../forms/select-field.tsx'
import { SuggestField } from '../../../forms/suggest/suggest-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { useRead } from '../../../portal/use-read.ts'
import { useAudience } from '../audience.ts'
import { listPlaces } from './known-places.ts'
import { text } from './messages.ts'
import type { FiltersForm } from './use-filters.ts'

interface FilterFieldProps {
  form: FiltersForm
}

export function KeywordField({ form }: FilterFieldProps) {
  const t = useText(text)
  return <Field form={form} name="keyword" label={t('keyword')} maxLength={100} required={false} />
}

/** Internal staff search by job id, others by reference id [2 §7 Job search]. */
export function IdField({ form }: FilterFieldProps) {
  const t = useText(text)
  const { internal } = useAudience()
  const label = t(internal ? 'id' : 'referenceId')
  return <Field form={form} name="id" label={label} maxLength={20} required={false} />
}

export function CityField({ form }: FilterFieldProps) {
  const t = useText(text)
  return (
    <SuggestField form={form} name="city" label={t('city')} maxLength={60} known={listPlaces()} />
  )
}

const stateOptions = Object.entries(states).map(([code, name]) => ({ value: code, label: name }))

export function StateField({ form }: FilterFieldProps) {
  const t = useText(text)
  return (
    <SelectField
      form={form}
      name="state"
      label={t('state')}
      options={[{ value: '', label: t('any') }, ...stateOptions]}
    />
  )
}

/** Types of the selected brand. Values are names: jobs carry no type code. */
export function TypeField({ form }: FilterFieldProps) {
  const t = useText(text)
  const { data } = useRead(readJobTypes, { params: { brand: lookupBrand(form.values) } })
  const names = new Set(data?.options.map(({ name }) => name))
  // Keep the type of the URL selectable when the list lacks it or is still loading.
  if (form.values.type) names.add(form.values.type)
  const types = [...names].map((type) => ({ value: type, label: type }))
  return (
    <SelectField
      form={form}
      name="type"
      label={t('type')}
      options={[{ value: '', label: t('any') }, ...types]}
    />
  )
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

export function BrandField({ form }: FilterFieldProps) {
  const t = useText(text)
  const brands = brandCodes.map((code) => ({
    value: code,
    label: settings.brandNames[code] ?? code,
  }))
  return (
    <SelectField
      form={form}
      name="brands"
      label={t('brand')}
      options={[{ value: '', label: t('allBrands') }, ...brands]}
    />
  )
}
