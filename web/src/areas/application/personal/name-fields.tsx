import { chakra } from '@chakra-ui/react'
import { Field } from '../../../forms/field.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { TickBox } from '../../../ui/tick-box.tsx'
import { useApplying } from '../applying-context.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import { text } from './messages.ts'
import { useFields } from './use-fields.tsx'

const names = ['firstName', 'middleName', 'lastName'] as const

/** Names; those of who is known are told, masked, and stay as they are [2 §4]. */
export function NameFields({ form }: { form: Form }) {
  const t = useText(text)
  const field = useFields(form)
  const { view } = useApplying()
  if (view.locked.includes('firstName')) return <LockedNames />

  const without = form.values.noMiddleName === 'yes'
  return (
    <FieldGroup title={t('names')}>
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field
        {...field('middleName', { required: !without })}
        autoComplete="additional-name"
        disabled={without}
      />
      <chakra.div paddingTop={{ base: '0', md: '3' }}>
        <TickBox
          id={fieldId(form.id, 'noMiddleName')}
          label={t('noMiddleName')}
          ticked={without}
          onChange={(ticked) => {
            form.change('noMiddleName', ticked ? 'yes' : '')
            if (ticked) form.change('middleName', '')
          }}
        />
      </chakra.div>
    </FieldGroup>
  )
}

function LockedNames() {
  const t = useText(text)
  const { view, values } = useApplying()
  return (
    <section aria-label={t('names')}>
      <chakra.p fontWeight="700">{t('names')}</chakra.p>
      <chakra.p color="muted" fontSize="sm" marginBottom="1">
        {t('locked')}
      </chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="max-content 1fr" columnGap="2">
        {names.map((name) => {
          const shown = view.maskedRecord ? view.maskedRecord.personal[name] : values.personal[name]
          return (
            shown && (
              <chakra.div key={name} display="contents">
                <chakra.dt color="muted">{t(name)}</chakra.dt>
                <dd>{shown}</dd>
              </chakra.div>
            )
          )
        })}
      </chakra.dl>
    </section>
  )
}
