import { depositFields } from '@gatehouse/contracts/portal/direct-deposit'
import { bankDigits } from '@gatehouse/contracts/rules/bank-digits'
import { requirePercent } from '@gatehouse/contracts/rules/decimal'
import {
  type DepositType,
  depositTypes,
  isBalance,
  remainingPercent,
  slotsOf,
} from '@gatehouse/contracts/rules/deposits'
import { hundredthsOf } from '@gatehouse/contracts/rules/hundredths'
import { optionalText } from '@gatehouse/contracts/rules/optional-text'
import { rule } from '@gatehouse/contracts/rules/rule'
import { object } from 'yup'
import type { Entry } from './entries.ts'

/** Largest priority that can be typed: far beyond any list. */
const priority = /^[1-9]\d{0,2}$/

/** Rules of one entry among the others of the list; `isAdded` types its account number. */
export function depositFormRules(others: readonly Entry[], isAdded: boolean) {
  const { accountNumber } = depositFields
  const maxHundredths = Math.round(remainingPercent(others) * 100)
  const occupied = slotsOf(others)
  return object({
    ...depositFields,
    accountNumber: accountNumber.test('account-exists', rule('account-exists'), (typed = '') => {
      const digits = bankDigits(typed)
      return !isAdded || digits === '' || !others.some((one) => one.accountNumber === digits)
    }),
    repeatAccountNumber: isAdded
      ? optionalText(40)
          .required(rule('required'))
          .test(
            'accounts-differ',
            rule('accounts-differ'),
            (typed, { parent }) =>
              !typed || bankDigits(typed) === bankDigits(String(parent.accountNumber ?? '')),
          )
      : optionalText(40),
    percent: optionalText(20).when('depositType', ([type], rules) =>
      type === 'percent'
        ? requirePercent(rules).test(
            'percent-left',
            rule('percent-left'),
            (typed = '') => hundredthsOf(typed) <= maxHundredths,
          )
        : rules,
    ),
    priority: optionalText(20).when('depositType', ([type], rules) =>
      type === 'balance'
        ? rules
        : rules
            .required(rule('required'))
            .matches(priority, { message: rule('priority'), excludeEmptyString: true })
            .test(
              'priority-taken',
              rule('priority-taken'),
              (typed = '') => !isAdded || !priority.test(typed) || Number(typed) > occupied,
            ),
    ),
  })
}

/** Types to choose from: one balance, and at least one percent to give out. An entry keeps its type. */
export function offeredTypes(
  others: readonly Entry[],
  entry: Pick<Entry, 'depositType'> | undefined,
): DepositType[] {
  return depositTypes.filter((type) => {
    if (type === entry?.depositType) return true
    if (type === 'balance') return !others.some(isBalance)
    return type === 'amount' || remainingPercent(others) >= 1
  })
}
