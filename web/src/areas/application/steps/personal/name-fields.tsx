import { chakra } from '@chakra-ui/react'
import { Field } from '../../../../forms/field.tsx'
import { FieldGroup } from '../../../../forms/field-group.tsx'
import { fieldId } from '../../../../forms/field-id.ts'
import type { Form } from '../../../../forms/form.ts'
import { useText } from '../../../../language/use-text.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { text } from '../../../resume/personal/messages.ts'
import type { Personal } from '../../../resume/personal/personal-values.ts'
import { useApplication } from '../../model/application-context.ts'
import { useApplicationFields } from './use-application-fields.tsx'

const names = ['firstName', 'middleName', 'lastName'] as const

/** Names; those of known candidates are masked and read-only [2 §4]. */
export function NameFields({ form }: { form: Form<Personal> }) {
  const t = useText(text)
  const field = useApplicationFields(form)
  const { application } = useApplication()
  if (application.locked.includes('firstName')) return <LockedNames />

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

function LockedNames() {
  const t = useText(text)
  const { application, values } = useApplication()
  const { maskedRecord } = application
  return (
    <section aria-label={t('names')}>
      <chakra.p fontWeight="700">{t('names')}</chakra.p>
      <chakra.p color="muted" fontSize="sm" marginBottom="1">
        {t('locked')}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="2">
        {names.map((name) => {
          const value = maskedRecord ? maskedRecord.personal[name] : values.personal[name]
          return (
            value && (
              <chakra.div key={name} display="contents">
                <chakra.dt color="muted">{t(name)}</chakra.dt>
                <dd>{value}</dd>
              </chakra.div>
            )
          )
        })}
      </chakra.dl>
    </section>
  )
}
