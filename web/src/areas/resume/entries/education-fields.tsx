import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { readCountries, readEducationLevels } from '@gatehouse/contracts/portal/lookups'
import { maxLine, maxName } from '@gatehouse/contracts/rules/text-limits'
import { ChoiceField } from '../../../forms/choice/choice-field.tsx'
import { useOptions } from '../../../forms/choice/use-options.ts'
import { useStatesOf } from '../../../forms/choice/use-states.ts'
import { Field } from '../../../forms/field.tsx'
import { Grid } from '../../../forms/field-group.tsx'
import { useText } from '../../../language/use-text.ts'
import { limitedTo } from '../limited-to.ts'
import { text } from './field-messages.ts'
import { type EntryFieldsProps, useEntryFields } from './use-entry-fields.tsx'

export function EducationFields(props: EntryFieldsProps<FieldValues<'education'>>) {
  const { form, brand } = props
  const t = useText(text)
  const field = useEntryFields(props)
  const levels = useOptions(readEducationLevels, { params: { brand } })
  const countries = useOptions(readCountries, {})
  const states = useStatesOf(form.values.country || 'US')

  return (
    <>
      <ChoiceField {...field('level', 'level')} list={levels} />
      <Grid>
        <Field {...field('school', 'school')} autoComplete="off" {...limitedTo(maxLine)} />
        <Field {...field('course', 'course')} {...limitedTo(maxLine)} />
        <Field {...field('degree', 'degree')} {...limitedTo(maxLine)} />
        <Field {...field('years', 'years')} inputMode="numeric" maxLength={4} />
        <Field
          {...field('grade', 'grade', { required: false, help: t('gradeHelp') })}
          inputMode="decimal"
          maxLength={4}
        />
      </Grid>
      <Grid>
        <ChoiceField
          {...field('country', 'country')}
          form={{
            ...form,
            change(name, value) {
              form.change(name, value)
              form.change('state', '')
            },
          }}
          list={countries}
        />
        {states.length > 0 && (
          <ChoiceField
            {...field('state', 'state', { required: false })}
            list={{ options: states }}
          />
        )}
        <Field {...field('city', 'city')} autoComplete="off" {...limitedTo(maxName)} />
      </Grid>
    </>
  )
}
