import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import type { Form } from '../../../forms/form.ts'
import { FormButton } from '../../../forms/form-button.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { Restored } from '../../../forms/restored/restored.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { incompleteFields } from './entries.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './messages.ts'
import { useEntryLabels } from './use-entry-labels.ts'

interface EntryDialogProps {
  kind: EntryKind
  entry: Entry
  isNew: boolean
  brand: string
  /** Called on each keystroke by a caller that keeps incomplete entries; else leaving asks. */
  onChange?: (entry: Entry) => void
  /** Name under which the input survives the end of a session. */
  storeAs?: string | undefined
  onSave: (entry: Entry) => Promise<void>
  /** Returns true for an error that the caller shows. */
  onError?: (error: unknown, entry: Entry) => Promise<boolean>
  onCancel: () => void
  onDelete?: () => void
  /** Gets the focus on close; by default the element that had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
  children?: (form: Form<Entry>) => ReactNode
}

export function EntryDialog(props: EntryDialogProps) {
  const { kind, entry, isNew, brand, onChange, storeAs, onSave, onCancel, onDelete } = props
  const t = useText(text)
  const fieldLabels = useEntryLabels(kind)
  const [failure, setFailure] = useState<unknown>(null)
  const [firstIncomplete] = useState(() => incompleteFields(kind, entry)[0])
  const { add, update, rules, Fields, enabledBy } = entryKinds[kind]

  const sent = useRef(entry)
  const form = useEndpointForm({
    endpoint: async () => ({ body: rules }),
    initialValues: entry,
    storeAs,
    autosaved: onChange !== undefined,
    enabledBy,
    async send(_rules, body) {
      setFailure(null)
      sent.current = body as Entry
      await onSave(sent.current)
    },
    async onError(error) {
      if (!(await props.onError?.(error, sent.current))) setFailure(error)
    },
  })
  const savedValues = useRef(form.values)
  useEffect(() => {
    if (form.values === savedValues.current) return
    savedValues.current = form.values
    onChange?.(form.values)
  }, [form.values])
  const lacksRequired = Object.values(form.errors).includes('required')

  return (
    <Dialog
      title={t(isNew ? add : update)}
      description={t('lead')}
      width="720px"
      onBack={form.dirty ? undefined : onCancel}
      startAt={() => document.getElementById(fieldId(form.id, firstIncomplete ?? ''))}
      returnTo={props.returnTo}
    >
      <FormElement submit={form.submit}>
        <Restored form={form} />
        <ErrorSummary form={form} labels={fieldLabels} />
        <Fields form={form} brand={brand} />
        {lacksRequired && <FieldError id={`${form.id}-required`}>{t('required')}</FieldError>}
        {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
        {props.children?.(form)}
        <ButtonRow>
          <SubmitButton form={form}>{t(isNew ? 'add' : 'save')}</SubmitButton>
          <FormButton form={form} onClick={onCancel}>
            {t('cancel')}
          </FormButton>
          {!isNew && onDelete && (
            <FormButton form={form} look="plain" onClick={onDelete}>
              {t('delete')}
            </FormButton>
          )}
        </ButtonRow>
      </FormElement>
    </Dialog>
  )
}
