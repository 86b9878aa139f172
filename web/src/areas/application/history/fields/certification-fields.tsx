import { formatUsDate, parseUsDate } from '@gatehouse/contracts/rules/us-date'
import { Field } from '../../../../forms/field.tsx'
import type { Form } from '../../../../forms/use-endpoint-form.ts'
import { useText } from '../../../../language/use-text.ts'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { Grid } from '../../fields/field-group.tsx'
import { useStates } from '../../fields/use-states.ts'
import { text } from './messages.ts'
import { useEntryFields } from './use-entry-fields.tsx'

/** A licence or certificate [3 §5 Certification]. */
export function CertificationFields({ form }: { form: Form }) {
  const t = useText(text)
  const field = useEntryFields(form)
  const states = useStates()
  const { issued = '', expires = '' } = form.values
  const known = parseUsDate(issued) !== undefined
  const day = { maxLength: 10, inputMode: 'numeric', autoComplete: 'off' } as const

  return (
    <>
      <Grid>
        <Field {...field('name', 'name')} autoComplete="off" maxLength={100} />
        <Field {...field('agency', 'agency')} autoComplete="off" maxLength={100} />
        <ChoiceField {...field('state', 'state')} list={{ options: states }} />
        <Field
          {...field('level', 'certificationLevel', { required: false })}
          autoComplete="off"
          maxLength={60}
        />
      </Grid>
      <Grid>
        <Field
          {...field('issued', 'issued', { help: t('usDate') })}
          {...day}
          onChange={({ target }) => form.change('issued', formatUsDate(target.value, issued))}
        />
        <Field
          {...field('expires', 'expires', {
            required: false,
            help: known ? t('notBefore', { day: issued }) : t('usDate'),
          })}
          {...day}
          disabled={!known}
          onChange={({ target }) => form.change('expires', formatUsDate(target.value, expires))}
        />
      </Grid>
    </>
  )
}
