import { type FieldValues, maxLongText } from '@gatehouse/contracts/portal/application-fields'
import { readReasonsForLeaving } from '@gatehouse/contracts/portal/lookups'
import { maxPostalCode } from '@gatehouse/contracts/rules/postal-code'
import { maxLine, maxName } from '@gatehouse/contracts/rules/text-limits'
import { ChoiceField } from '../../../forms/choice/choice-field.tsx'
import { useOptions } from '../../../forms/choice/use-options.ts'
import { useStates } from '../../../forms/choice/use-states.ts'
import { YesNoField } from '../../../forms/choice/yes-no-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { Grid } from '../../../forms/field-group.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import { LinesField } from '../../../forms/lines-field.tsx'
import { MonthField } from '../../../forms/month-field.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { limitedTo } from '../limited-to.ts'
import { text } from './field-messages.ts'
import { type EntryFieldsProps, isHidden, useEntryFields } from './use-entry-fields.tsx'

export function EmploymentFields(props: EntryFieldsProps<FieldValues<'employment'>>) {
  const { form, brand, only } = props
  const t = useText(text)
  const field = useEntryFields(props)
  const reasons = useOptions(readReasonsForLeaving, { params: { brand } })
  const states = useStates()
  const { start = '', current } = form.values
  const isCurrent = current === 'yes'
  const monthHelp = { help: t('monthYear') }

  return (
    <>
      <Grid>
        <Field
          {...field('company', 'company')}
          autoComplete="organization"
          {...limitedTo(maxLine)}
        />
        <Field {...field('jobTitle', 'jobTitle')} {...limitedTo(maxLine)} />
        <Field {...field('city', 'city')} autoComplete="off" {...limitedTo(maxName)} />
        <ChoiceField {...field('state', 'state')} list={{ options: states }} />
        <Field
          {...field('postalCode', 'postalCode')}
          autoComplete="off"
          maxLength={maxPostalCode}
        />
        <PhoneField {...field('phone', 'phone', { required: false })} autoComplete="off" />
      </Grid>
      <Grid>
        <MonthField {...field('start', 'start', monthHelp)} />
        <MonthField
          {...field('end', 'end', { ...monthHelp, required: !isCurrent })}
          disabled={isCurrent || !start}
          {...(isCurrent && { value: t('present') })}
        />
      </Grid>
      {!isHidden(only, 'end') && (
        <Checkbox
          id={fieldId(form.id, 'current')}
          label={t('current')}
          checked={isCurrent}
          onChange={(checked) => {
            form.change('current', checked ? 'yes' : '')
            if (checked) form.change('end', '')
          }}
        />
      )}
      <Field {...field('supervisor', 'supervisor')} autoComplete="off" {...limitedTo(maxLine)} />
      <LinesField {...field('description', 'description')} maxLength={maxLongText} />
      <ChoiceField
        {...field('reason', 'reason', { required: !isCurrent })}
        list={reasons}
        disabled={isCurrent}
      />
      <LinesField
        {...field('comments', 'comments', { required: false })}
        maxLength={maxLongText}
        disabled={isCurrent}
      />
      {!isHidden(only, 'mayContact') && (
        <YesNoField
          form={form}
          name="mayContact"
          label={t('mayContact')}
          errorLabel={t('mayContactCalled')}
        />
      )}
    </>
  )
}
