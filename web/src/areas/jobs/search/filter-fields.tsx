import { listedBy } from '@gatehouse/contracts/portal/job-address'
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
import { useWhere } from '../where.ts'
import { text } from './messages.ts'
import { seenPlaces } from './seen.ts'
import type { FiltersForm } from './use-filters.ts'

interface Part {
  form: FiltersForm
}

export function KeywordField({ form }: Part) {
  const t = useText(text)
  return <Field form={form} name="keyword" label={t('keyword')} maxLength={100} required={false} />
}

/** Internal staff look by a job's own id, others by the id they were told [2 §7 Job search]. */
export function IdField({ form }: Part) {
  const t = useText(text)
  const { internal } = useWhere()
  const label = t(internal ? 'id' : 'referenceId')
  return <Field form={form} name="id" label={label} maxLength={20} required={false} />
}

export function CityField({ form }: Part) {
  const t = useText(text)
  return (
    <SuggestField form={form} name="city" label={t('city')} maxLength={60} known={seenPlaces()} />
  )
}

const stateOptions = Object.entries(states).map(([code, name]) => ({ value: code, label: name }))

export function StateField({ form }: Part) {
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

/** Types as one brand has them; jobs tell theirs by name, so a name is what is searched for. */
export function TypeField({ form }: Part) {
  const t = useText(text)
  const { data } = useRead(readJobTypes, { params: { brand: listedBy(form.values) } })
  const names = new Set(data?.options.map(({ name }) => name))
  // What an address asks for stands there, whatever the list says, or before it is there.
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

/** Without a postal code there is nothing to be distant from [2 §5 Search]. */
export function DistanceField({ form }: Part) {
  const t = useText(text)
  const miles = radii.map((radius) => ({ value: String(radius), label: t('miles', { radius }) }))
  const open = form.values.distance !== ''
  return (
    <SelectField
      form={form}
      name="distance"
      label={t('distance')}
      disabled={!open}
      options={open ? miles : [{ value: '', label: t('any') }]}
    />
  )
}

export function BrandField({ form }: Part) {
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
