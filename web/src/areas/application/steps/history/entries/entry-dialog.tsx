import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { brokenRules } from '../../../../../forms/broken-rules.ts'
import { ErrorSummary } from '../../../../../forms/error-summary.tsx'
import { FormElement } from '../../../../../forms/form-element.tsx'
import { SubmitButton } from '../../../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../../../forms/use-endpoint-form.ts'
import { useText } from '../../../../../language/use-text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { FieldError } from '../../../../../ui/field-error.tsx'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text as fieldText } from './field-messages.ts'
import { text } from './messages.ts'

interface EntryDialogProps {
  kind: EntryKind
  entry: Entry
  isNew: boolean
  brand: string
  /** Called on each keystroke, so that an incomplete entry can be autosaved. */
  onChange: (entry: Entry) => void
  onSave: (entry: Entry) => void
  onCancel: () => void
  onDelete: () => void
}

export function EntryDialog(props: EntryDialogProps) {
  const { kind, entry, isNew, brand, onChange, onSave, onCancel, onDelete } = props
  const t = useText(text)
  const f = useText(fieldText)
  const { add, update, rules, labels, Fields } = entryKinds[kind]

  const form = useEndpointForm({
    endpoint: async () => ({ body: rules }),
    initialValues: entry,
    autosaved: true,
    async send() {
      onSave(form.values)
    },
    onError: (error) => {
      throw error
    },
  })
  const savedValues = useRef(form.values)
  useEffect(() => {
    if (form.values === savedValues.current) return
    savedValues.current = form.values
    onChange(form.values)
  }, [form.values])
  const complete = Object.keys(brokenRules(rules, form.values)).length === 0
  const labelTexts = Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, f(key)]))
  const hasErrors = Object.keys(form.errors).length > 0

  return (
    <Dialog title={t(isNew ? add : update)} description={t('lead')} width="720px">
      <FormElement submit={form.submit}>
        <ErrorSummary form={form} labels={labelTexts} />
        <Fields form={form} brand={brand} />
        {hasErrors && <FieldError id={`${form.id}-required`}>{t('required')}</FieldError>}
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
          <SubmitButton form={{ ...form, complete }}>{t(isNew ? 'add' : 'save')}</SubmitButton>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {!isNew && (
            <Button look="plain" onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
        </chakra.div>
      </FormElement>
    </Dialog>
  )
}
