import { Field } from '../../../../forms/field.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PhoneField } from '../../../../forms/phone-field.tsx'
import { useText } from '../../../../language/use-text.ts'
import { FieldGroup } from '../../fields/field-group.tsx'
import { text } from './messages.ts'
import type { Personal } from './personal-form.ts'
import { usePersonalFields } from './use-personal-fields.tsx'

/** Length of a complete formatted number: (512) 555-0142 [2 §5]. */
const completeLength = 14

/** Of cell and phone number, the second is optional once the first is complete. */
export function PhoneFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = usePersonalFields(form)
  const { cellPhone = '', phone = '' } = form.values
  const requiredUnless = (other: string) =>
    other.length >= completeLength ? { required: false } : {}
  return (
    <FieldGroup title={t('phones')} help={t('phonesHelp')}>
      <PhoneField {...field('cellPhone', requiredUnless(phone))} />
      <PhoneField {...field('phone', requiredUnless(cellPhone))} />
      <PhoneField {...field('emergencyPhone')} autoComplete="off" />
      <Field {...field('linkedIn')} type="url" inputMode="url" autoComplete="off" maxLength={200} />
    </FieldGroup>
  )
}
