import { checkDepositAccount } from '@gatehouse/contracts/portal/direct-deposit'
import { bankDigits } from '@gatehouse/contracts/rules/bank-digits'
import { remainingPercent } from '@gatehouse/contracts/rules/deposits'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormElement } from '../../forms/form-element.tsx'
import { Restored } from '../../forms/restored/restored.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CheckImage } from './check-image.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { depositFormRules } from './deposit-form-rules.ts'
import { type DepositValues, depositFormName, toEntry, toValues } from './deposit-values.ts'
import { text } from './dialog-messages.ts'
import type { Entry } from './entries.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface DepositDialogProps {
  /** Undefined to add one. */
  entry: Entry | undefined
  entries: readonly Entry[]
  onSave: (entry: Entry, priority: number) => void
  onRemove: (entry: Entry) => void
  onCancel: () => void
  returnTo: (() => HTMLElement | null) | undefined
}

export function DepositDialog(props: DepositDialogProps) {
  const { entry, entries, onSave, onRemove, onCancel, returnTo } = props
  const t = useText(text)
  const labels = useFieldLabels()
  const [failure, setFailure] = useState<unknown>(null)
  const [isRemoving, setRemoving] = useState(false)
  const others = entries.filter(({ id }) => id !== entry?.id)
  const rules = depositFormRules(others, entry === undefined)

  const form = useEndpointForm({
    endpoint: async () => ({ body: rules }),
    initialValues: toValues(entry, entries),
    storeAs: depositFormName,
    async send(_rules, body) {
      setFailure(null)
      const values = body as unknown as DepositValues
      const routingNumber = bankDigits(values.routingNumber)
      const accountNumber = entry ? '' : bankDigits(values.accountNumber)
      if (routingNumber !== entry?.routingNumber)
        await call(checkDepositAccount, { body: { routingNumber, accountNumber } })
      onSave(toEntry(values, entry), Number(values.priority))
    },
    onError: setFailure,
  })
  useEffect(() => {
    if (failure !== null) setFailure(null)
  }, [form.values])

  if (entry && isRemoving)
    return (
      <Dialog
        title={t('removeTitle')}
        description={t('removeQuestion')}
        width="800px"
        returnTo={returnTo}
      >
        <ButtonRow>
          <Button look="primary" onClick={() => onRemove(entry)}>
            {t('confirm')}
          </Button>
          <Button onClick={() => setRemoving(false)}>{t('cancel')}</Button>
        </ButtonRow>
      </Dialog>
    )
  return (
    <Dialog
      title={t(entry ? 'changeTitle' : 'addTitle')}
      description={t('lead')}
      width="800px"
      height="80vh"
      returnTo={returnTo}
    >
      <FormElement submit={form.submit}>
        {form.restored && <Restored form={form} />}
        <ErrorSummary
          form={form}
          labels={labels}
          limits={{ percent: String(remainingPercent(others)) }}
        />
        <DepositFields form={form} entry={entry} others={others} />
        <CheckImage />
        {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
        <ButtonRow>
          <SubmitButton form={{ ...form, complete: true }}>
            {t(entry ? 'update' : 'add')}
          </SubmitButton>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          {entry && (
            <Button look="plain" onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
        </ButtonRow>
      </FormElement>
    </Dialog>
  )
}
