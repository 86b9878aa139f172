import { chakra } from '@chakra-ui/react'
import { Field } from '../../../../forms/field.tsx'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { ChoiceField } from '../../fields/choice-field.tsx'
import { FieldGroup } from '../../fields/field-group.tsx'
import { useStates } from '../../fields/use-states.ts'
import { text } from './messages.ts'
import type { Personal } from './personal-form.ts'
import { usePersonalFields } from './use-personal-fields.tsx'

export function AddressFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = usePersonalFields(form)
  const options = useStates()
  return (
    <FieldGroup title={t('addressTitle')}>
      <chakra.div gridColumn="1 / -1">
        <Field
          {...field('address', { help: t('addressHelp') })}
          autoComplete="address-line1"
          maxLength={100}
        />
      </chakra.div>
      <Field {...field('apartment')} autoComplete="address-line2" maxLength={20} />
      <Field {...field('city')} autoComplete="address-level2" maxLength={60} />
      <ChoiceField {...field('state')} autoComplete="address-level1" list={{ options }} />
      <Field {...field('postalCode')} autoComplete="postal-code" maxLength={10} />
    </FieldGroup>
  )
}
