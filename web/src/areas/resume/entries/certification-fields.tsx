import type { FieldValues } from '@gatehouse/contracts/portal/application-fields'
import { maxLine, maxName } from '@gatehouse/contracts/rules/text-limits'
import { parseUsDate } from '@gatehouse/contracts/rules/us-date'
import { ChoiceField } from '../../../forms/choice/choice-field.tsx'
import { useStates } from '../../../forms/choice/use-states.ts'
import { Field } from '../../../forms/field.tsx'
import { Grid } from '../../../forms/field-group.tsx'
import { UsDateField } from '../../../forms/us-date-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { limitedTo } from '../limited-to.ts'
import { text } from './field-messages.ts'
import { type EntryFieldsProps, useEntryFields } from './use-entry-fields.tsx'

export function CertificationFields(
  props: Pick<EntryFieldsProps<FieldValues<'certification'>>, 'form' | 'only'>,
) {
  const { form } = props
  const t = useText(text)
  const field = useEntryFields(props)
  const states = useStates()
  const { issued = '' } = form.values
  const isIssued = parseUsDate(issued) !== undefined

  return (
    <>
      <Grid>
        <Field {...field('name', 'name')} autoComplete="off" {...limitedTo(maxLine)} />
        <Field {...field('agency', 'agency')} autoComplete="off" {...limitedTo(maxLine)} />
        <ChoiceField {...field('state', 'state')} list={{ options: states }} />
        <Field
          {...field('level', 'certificationLevel', { required: false })}
          autoComplete="off"
          {...limitedTo(maxName)}
        />
      </Grid>
      <Grid>
        <UsDateField {...field('issued', 'issued', { help: t('usDate') })} />
        <UsDateField
          {...field('expires', 'expires', {
            required: false,
            help: isIssued ? t('notBefore', { day: issued }) : t('usDate'),
          })}
          disabled={!isIssued}
        />
      </Grid>
    </>
  )
}
