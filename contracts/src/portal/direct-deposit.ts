import { type Static, Type } from 'typebox'
import { array, object } from 'yup'
import { EmptyReply } from '../empty-reply.ts'
import { endpoint } from '../endpoint.ts'
import { NullableText } from '../nullable.ts'
import { oneOf } from '../one-of.ts'
import { accountNumber } from '../rules/account-number.ts'
import { choice } from '../rules/choice.ts'
import { requireAmount, requirePercent } from '../rules/decimal.ts'
import { brokenTotal, depositTypes } from '../rules/deposits.ts'
import { optionalText } from '../rules/optional-text.ts'
import { requiredText } from '../rules/required-text.ts'
import { routingNumber } from '../rules/routing-number.ts'
import { rule } from '../rules/rule.ts'

export const maxDeposits = 50

const bankAccountTypes = ['checking', 'savings'] as const
const accountTypes = [...bankAccountTypes, 'daily-pay'] as const
export type AccountType = (typeof accountTypes)[number]

export const StoredDeposit = Type.Object({
  /** Place in the stored list: the upstream has no id. */
  id: Type.String(),
  accountType: oneOf(accountTypes),
  routingNumber: Type.String(),
  lastDigits: Type.String(),
  depositType: oneOf(depositTypes),
  amount: Type.String(),
  percent: Type.String(),
})
export type StoredDeposit = Static<typeof StoredDeposit>

/** Only 'open' can be changed. */
const DepositState = Type.Union([
  Type.Literal('open'),
  Type.Literal('submitted-today'),
  Type.Literal('not-configured'),
  /** Changed at the Daily Pay site alone. */
  Type.Literal('daily-pay'),
  Type.Literal('unreadable'),
])
export type DepositState = Static<typeof DepositState>

export const DirectDeposit = Type.Object({
  /** Hash of the stored list. */
  version: Type.String(),
  state: DepositState,
  deposits: Type.Array(StoredDeposit),
})
export type DirectDeposit = Static<typeof DirectDeposit>

export const readDirectDeposit = endpoint({
  method: 'GET',
  path: '/api/direct-deposit',
  access: 'signed-in',
  cache: 'caller',
  reply: DirectDeposit,
  problems: ['not-found', 'deposits-refused'],
})

const required = rule('required')

const depositId = optionalText(3).matches(/^\d*$/, rule('invalid'))

/** `id` is '' for a new entry, which alone has an account number. */
export const depositFields = {
  id: depositId,
  accountType: choice(bankAccountTypes),
  routingNumber,
  accountNumber: accountNumber.when('id', ([id], rules) =>
    id ? rules.matches(/^$/, rule('invalid')) : rules.required(required),
  ),
  depositType: choice(depositTypes),
  amount: optionalText(20).when('depositType', ([type], rules) =>
    type === 'amount' ? requireAmount(rules) : rules,
  ),
  percent: optionalText(20).when('depositType', ([type], rules) =>
    type === 'percent' ? requirePercent(rules) : rules,
  ),
}

/** The whole list, once a day. 'entry-changed': the stored one is another, or closed to changes. */
export const saveDirectDeposit = endpoint({
  method: 'POST',
  path: '/api/direct-deposit',
  access: 'signed-in',
  once: true,
  stepUp: 'change-direct-deposit',
  body: object({
    version: requiredText(64),
    deposits: array()
      .of(object(depositFields))
      .required(required)
      .max(maxDeposits, rule('too-long'))
      .test('total', rule('percent-total'), (list = [], { createError }) => {
        const broken = brokenTotal(list)
        return broken ? createError({ message: rule(broken) }) : true
      }),
  }),
  reply: Type.Object({
    message: NullableText,
  }),
  problems: ['not-found', 'entry-changed', 'deposits-refused', 'outcome-unknown'],
})

/** 'invalid-input' for an unknown bank, or an account still listed. */
export const checkDepositAccount = endpoint({
  method: 'POST',
  path: '/api/direct-deposit/account-check',
  access: 'signed-in',
  body: object({
    routingNumber,
    accountNumber,
    version: requiredText(64),
    listedIds: array().of(depositId).required(required).max(maxDeposits, rule('too-long')),
  }),
  reply: EmptyReply,
  problems: ['not-found', 'deposits-refused', 'rate-limited'],
})
