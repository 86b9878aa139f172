import { chakra } from '@chakra-ui/react'
import { checkDepositAccount } from '@gatehouse/contracts/portal/direct-deposit'
import { bankDigits } from '@gatehouse/contracts/rules/bank-digits'
import { remainingPercent } from '@gatehouse/contracts/rules/deposits'
import { useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { FormButton } from '../../forms/form-button.tsx'
import { FormElement } from '../../forms/form-element.tsx'
import { Restored } from '../../forms/restored/restored.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { useRateLimitText } from '../../ui/rate-limit-text.ts'
import { useAccountTitle } from './account-name.tsx'
import { CheckImage } from './check-image.tsx'
import { DepositFields } from './deposit-fields.tsx'
import { depositFormRules } from './deposit-form-rules.ts'
import { type DepositValues, depositFormName, toEntry, toValues } from './deposit-values.ts'
import { text } from './dialog-messages.ts'
import { type Entry, isNewEntry } from './entries.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface DepositDialogProps {
  entry: Entry | undefined
  entries: readonly Entry[]
  version: string
  onSave: (entry: Entry, priority: number) => void
  onRemove: (entry: Entry) => void
  onCancel: () => void
  returnTo: () => HTMLElement | null
}

export function DepositDialog(props: DepositDialogProps) {
  const { entry, entries, version, onSave, onRemove, onCancel, returnTo } = props
  const t = useText(text)
  const labels = useFieldLabels()
  const accountTitle = useAccountTitle()
  const rateLimitText = useRateLimitText()
  const [failure, setFailure] = useState<unknown>(null)
  const [isRemoving, setRemoving] = useState(false)
  const others = entries.filter(({ id }) => id !== entry?.id)
  const listedIds = others.filter((one) => !isNewEntry(one)).map(({ id }) => id)
  const rules = depositFormRules(others, entry === undefined)

  const form = useEndpointForm({
    endpoint: async () => ({ body: rules }),
    initialValues: toValues(entry, entries),
    storeAs: depositFormName(version),
    async send(_rules, body) {
      setFailure(null)
      const values = body as unknown as DepositValues
      const routingNumber = bankDigits(values.routingNumber)
      const accountNumber = entry ? '' : bankDigits(values.accountNumber)
      if (routingNumber !== entry?.routingNumber)
        await call(checkDepositAccount, {
          body: { routingNumber, accountNumber, version, listedIds },
        })
      onSave(toEntry(values, entry), Number(values.priority))
    },
    onError: setFailure,
  })

  if (entry && isRemoving)
    return (
      <Dialog
        title={t('removeTitle')}
        description={
          <>
            <chakra.p fontWeight="600" overflowWrap="anywhere">
              {accountTitle(entry)}
            </chakra.p>
            <p>{t('removeQuestion')}</p>
          </>
        }
        width="800px"
        onBack={() => setRemoving(false)}
        returnTo={returnTo}
      >
        <ButtonRow>
          <Button look="primary" onClick={() => setRemoving(false)}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onRemove(entry)}>{t('confirm')}</Button>
        </ButtonRow>
      </Dialog>
    )
  return (
    <Dialog
      title={t(entry ? 'changeTitle' : 'addTitle')}
      description={t('lead')}
      width="800px"
      height="80vh"
      onBack={form.dirty ? undefined : onCancel}
      returnTo={returnTo}
    >
      <FormElement submit={form.submit}>
        <Restored form={form} />
        <ErrorSummary
          form={form}
          labels={labels}
          limits={{ percent: String(remainingPercent(others)) }}
        />
        <DepositFields form={form} entry={entry} others={others} />
        <CheckImage />
        {failure !== null &&
          (hasCode(failure, 'rate-limited') ? (
            <ProblemBox message={rateLimitText(failure)} error={failure} takesFocus />
          ) : (
            <Failure error={failure} onRetry={form.retry} inForm />
          ))}
        <ButtonRow>
          <SubmitButton form={form}>{t(entry ? 'update' : 'add')}</SubmitButton>
          <FormButton form={form} onClick={onCancel}>
            {t('cancel')}
          </FormButton>
          {entry && (
            <FormButton form={form} look="plain" onClick={() => setRemoving(true)}>
              {t('remove')}
            </FormButton>
          )}
        </ButtonRow>
      </FormElement>
    </Dialog>
  )
}
