import { Field } from '../../../forms/field.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { text } from './messages.ts'
import { useFields } from './use-fields.tsx'

/** A whole number, as it is written: (512) 555-0142 [2 §5]. */
const whole = 14

/** Once one of the first two is whole, the other is optional. */
export function PhoneFields({ form }: { form: Form }) {
  const t = useText(text)
  const field = useFields(form)
  const { cellPhone = '', phone = '' } = form.values
  const needs = (other: string) => (other.length >= whole ? { required: false } : {})
  return (
    <FieldGroup title={t('phones')} help={t('phonesHelp')}>
      <PhoneField {...field('cellPhone', needs(phone))} />
      <PhoneField {...field('phone', needs(cellPhone))} />
      <PhoneField {...field('emergencyPhone')} autoComplete="off" />
      <Field {...field('linkedIn')} type="url" inputMode="url" autoComplete="off" maxLength={200} />
    </FieldGroup>
  )
}
