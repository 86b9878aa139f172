import { chakra } from '@chakra-ui/react'
import { maxPostalCode } from '@gatehouse/contracts/rules/postal-code'
import { maxApartment, maxLine, maxName } from '@gatehouse/contracts/rules/text-limits'
import { ChoiceField } from '../../../forms/choice/choice-field.tsx'
import { useStates } from '../../../forms/choice/use-states.ts'
import { Field } from '../../../forms/field.tsx'
import { FieldGroup } from '../../../forms/field-group.tsx'
import { useText } from '../../../language/use-text.ts'
import { limitedTo } from '../limited-to.ts'
import { text } from './messages.ts'
import type { PersonalFields } from './use-personal-fields.ts'

export function AddressFields({ field }: { field: PersonalFields }) {
  const t = useText(text)
  const options = useStates()
  return (
    <FieldGroup title={t('addressTitle')}>
      <chakra.div gridColumn="1 / -1">
        <Field
          {...field('address', { help: t('addressHelp') })}
          autoComplete="address-line1"
          {...limitedTo(maxLine)}
        />
      </chakra.div>
      <Field {...field('apartment')} autoComplete="address-line2" {...limitedTo(maxApartment)} />
      <Field {...field('city')} autoComplete="address-level2" {...limitedTo(maxName)} />
      <ChoiceField {...field('state')} autoComplete="address-level1" list={{ options }} />
      <Field {...field('postalCode')} autoComplete="postal-code" maxLength={maxPostalCode} />
    </FieldGroup>
  )
}
