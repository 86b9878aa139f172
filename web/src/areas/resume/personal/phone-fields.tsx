import { Field } from '../../../forms/field.tsx'
import { FieldGroup } from '../../../forms/field-group.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-values.ts'
import type { PersonalFields } from './use-personal-fields.ts'

/** Length of a complete formatted number: (512) 555-0142 [2 §5]. */
const completeLength = 14

interface PhoneFieldsProps {
  values: Pick<Personal, 'cellPhone' | 'phone'>
  field: PersonalFields
}

/** Of cell and phone number, the second is optional once the first is complete. */
export function PhoneFields({ values, field }: PhoneFieldsProps) {
  const t = useText(text)
  const { cellPhone = '', phone = '' } = values
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
