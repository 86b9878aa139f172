import { chakra } from '@chakra-ui/react'
import { Field } from '../../../../forms/field.tsx'
import { FieldGroup } from '../../../../forms/field-group.tsx'
import { fieldId } from '../../../../forms/field-id.ts'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { LockedNames } from '../../../resume/personal/locked-names.tsx'
import { text } from '../../../resume/personal/messages.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'
import { useApplication } from '../../model/application-context.ts'
import { useApplicationFields } from './use-application-fields.tsx'

/** Names; those of known candidates are masked and read-only [2 §4]. */
export function NameFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = useApplicationFields(form)
  const { application, values } = useApplication()
  if (['firstName', 'lastName'].every((name) => application.locked.includes(name))) {
    const names = application.maskedRecord?.personal ?? values.personal
    return <LockedNames names={names} note={t('locked')} />
  }

  const noMiddleName = form.values.noMiddleName === 'yes'
  return (
    <FieldGroup title={t('names')}>
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field
        {...field('middleName', { required: !noMiddleName })}
        autoComplete="additional-name"
        disabled={noMiddleName}
      />
      <chakra.div paddingTop={{ base: '0', md: '3' }}>
        <Checkbox
          id={fieldId(form.id, 'noMiddleName')}
          label={t('noMiddleName')}
          checked={noMiddleName}
          onChange={(checked) => {
            form.change('noMiddleName', checked ? 'yes' : '')
            if (checked) form.change('middleName', '')
          }}
        />
      </chakra.div>
    </FieldGroup>
  )
}
