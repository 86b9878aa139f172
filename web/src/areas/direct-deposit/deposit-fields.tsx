import { chakra } from '@chakra-ui/react'
import { remainingPercent, slotsOf } from '@gatehouse/contracts/rules/deposits'
import { decimalKeypad } from '../../forms/decimal-keypad.ts'
import { Field } from '../../forms/field.tsx'
import type { Form } from '../../forms/form.ts'
import { SelectField } from '../../forms/select-field.tsx'
import { useText } from '../../language/use-text.ts'
import { AccountName } from './account-name.tsx'
import { offeredTypes } from './deposit-form-rules.ts'
import type { DepositValues } from './deposit-values.ts'
import { text as dialogText } from './dialog-messages.ts'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface DepositFieldsProps {
  form: Form<DepositValues>
  entry: Entry | undefined
  others: readonly Entry[]
}

/** Digits on a phone's keyboard; never autofilled. */
const digits = { inputMode: 'numeric', autoComplete: 'off' } as const

export function DepositFields({ form, entry, others }: DepositFieldsProps) {
  const t = useText(text)
  const d = useText(dialogText)
  const labels = useFieldLabels()
  const { depositType } = form.values
  const max = remainingPercent(others)
  const next = slotsOf(others) + 1
  const offered = offeredTypes(others, entry)
  const field = (name: keyof typeof labels) => ({ form, name, label: labels[name] })

  return (
    <Columns>
      {entry ? (
        <div>
          <chakra.p fontWeight="600">{labels.accountNumber}</chakra.p>
          <p>
            <AccountName entry={entry} />
          </p>
          <chakra.p fontSize="sm" color="muted">
            {d('accountLocked')}
          </chakra.p>
        </div>
      ) : (
        <>
          <Field {...field('accountNumber')} {...digits} />
          <Field {...field('repeatAccountNumber')} {...digits} />
        </>
      )}
      <Field {...field('routingNumber')} {...digits} />
      <SelectField
        {...field('accountType')}
        required
        options={(['checking', 'savings'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <SelectField
        {...field('depositType')}
        required
        options={offered.map((value) => ({ value, label: t(value) }))}
      />
      {depositType === 'amount' && (
        <Field {...field('amount')} inputMode={decimalKeypad} autoComplete="off" />
      )}
      {depositType === 'percent' && (
        <Field
          {...field('percent')}
          inputMode={decimalKeypad}
          autoComplete="off"
          limit={String(max)}
          help={d('percentHelp', { max: String(max) })}
        />
      )}
      {depositType === 'balance' ? (
        <chakra.p color="muted">{d('balanceHelp')}</chakra.p>
      ) : (
        <Field
          {...field('priority')}
          {...digits}
          help={entry ? d('orderHelp') : d('orderHelpNew', { next: String(next) })}
        />
      )}
    </Columns>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    alignItems: 'start',
  },
})
