import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { brokenRules } from '../../../forms/broken-rules.ts'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { useApplying } from '../applying-context.ts'
import { text as fieldText } from './fields/messages.ts'
import { type Entry, type Kind, kinds, withEntries, withEntry } from './kinds.ts'
import { text } from './messages.ts'

interface EntryDialogProps {
  kind: Kind
  entry: Entry
  fresh: boolean
  onClose: () => void
  onDelete: () => void
}

/**
 * An entry to add or to update. What is typed is kept at once, like all else: whoever loses the page
 * finds the entry in the list, half done. Cancel puts the list back as it was.
 */
export function EntryDialog({ kind, entry, fresh, onClose, onDelete }: EntryDialogProps) {
  const t = useText(text)
  const f = useText(fieldText)
  const alerts = useAlerts()
  const { values, change } = useApplying()
  const { add, update, updated, rules, labels, Fields } = kinds[kind]
  const asItWas = useRef(values[kind] as Entry[])

  const form = useEndpointForm({
    endpoint: async () => ({ body: rules }),
    initialValues: entry,
    keptElsewhere: true,
    async send() {
      change(withEntry(values, kind, form.values as Entry))
      if (!fresh) alerts.raise('success', t(updated))
      onClose()
    },
    onFault: (fault) => {
      throw fault
    },
  })
  const before = useRef(form.values)
  useEffect(() => {
    if (form.values === before.current) return
    before.current = form.values
    change(withEntry(values, kind, form.values as Entry))
  }, [form.values])
  const complete = Object.keys(brokenRules(rules, form.values)).length === 0
  const words = Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, f(key)]))
  const wrong = Object.keys(form.errors).length > 0

  return (
    <Dialog title={t(fresh ? add : update)} description={t('lead')} width="720px">
      <FormElement submit={form.submit}>
        <ErrorSummary form={form} labels={words} />
        <Fields form={form} fresh={fresh} />
        {wrong && <FieldError id={`${form.id}-required`}>{t('required')}</FieldError>}
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} gap="1">
          <SubmitButton form={{ ...form, complete }}>{t(fresh ? 'add' : 'save')}</SubmitButton>
          <Button
            onClick={() => {
              change(withEntries(values, kind, asItWas.current))
              onClose()
            }}
          >
            {t('cancel')}
          </Button>
          {!fresh && (
            <Button look="plain" onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
        </chakra.div>
      </FormElement>
    </Dialog>
  )
}
