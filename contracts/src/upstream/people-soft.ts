import { type Static, Type } from 'typebox'
import { operation } from '../operation.ts'
import { Amount, Count, harmless, KnownId, Text, UserId, Word } from './fields.ts'

const callerOperation = { system: 'people-soft', as: 'caller' } as const
const params = { ewId: UserId }

/** As read; text may be padded with spaces. */
export const DirectDeposit = Type.Object({
  /** C checking, S savings, D Daily Pay. */
  ACCOUNT_TYPE: Word,
  /** Routing number; a number loses its leading zeros. */
  BANK_CD: Text,
  /** A number is unreadable: it is rounded, and has lost leading zeros. */
  ACCOUNT_NUM: KnownId,
  /** A amount, P percentage, B balance of net pay. */
  DEPOSIT_TYPE: Word,
  AMOUNT_PCT: Count,
  DEPOSIT_AMT: Count,
  /** Deposit order; 999 for the balance. */
  PRIORITY: Amount,
})
export type DirectDeposit = Static<typeof DirectDeposit>

export const DirectDepositForm = Type.Object({
  ACCOUNT_TYPE: Type.Enum(['C', 'S']),
  BANK_CD: Type.String({ pattern: '^\\d{9}$' }),
  ACCOUNT_NUM: Type.String({ minLength: 1 }),
  DEPOSIT_TYPE: Type.Enum(['A', 'P', 'B']),
  AMOUNT_PCT: Type.Number(),
  DEPOSIT_AMT: Type.Number(),
  PRIORITY: Type.Integer(),
})
export type DirectDepositForm = Static<typeof DirectDepositForm>

const DirectDepositSubmission = Type.Object({
  directDeposits: Type.Array(DirectDepositForm),
  jwt: Type.String(),
})
export type DirectDepositSubmission = Static<typeof DirectDepositSubmission>

/** The payload is not shown. Without `directDeposits` the message is an error [3 §7]. */
export const readDirectDeposits = operation({
  ...callerOperation,
  name: 'readDirectDeposits',
  method: 'POST',
  path: '/PeopleSoft/:ewId/PeopleSoft/DDSyncGet/',
  params,
  body: Type.Object({}),
  reply: Type.Object({
    directDeposits: Type.Array(DirectDeposit),
    /** Yes, another word, or null if not configured. */
    updateAllowedForToday: Word,
  }),
  requiresAnyOf: ['directDeposits'],
  refusal: { field: 'message', pattern: /\S/, without: 'directDeposits' },
  readOnly: true,
  assumed: true,
})

export const saveDirectDeposits = operation({
  ...callerOperation,
  name: 'saveDirectDeposits',
  method: 'POST',
  path: '/PeopleSoft/:ewId/PeopleSoft/DDSyncPost/',
  params,
  body: DirectDepositSubmission,
  reply: Type.Object({ Status: Type.String(harmless), Message: Text }),
  refusal: { field: 'Status', pattern: /^\s*error\s*$/i },
})

export const validateRoutingNumber = operation({
  ...callerOperation,
  name: 'validateRoutingNumber',
  method: 'GET',
  path: '/PeopleSoft/DirectDeposit/ValidateRoutingNumber/:routingNumber',
  params: { routingNumber: Type.String({ pattern: '^\\d{9}$' }) },
  reply: Type.Object({ isValid: Type.Boolean() }),
})

/** Signs the user in at the payroll host. */
export const getPayrollKey = operation({
  ...callerOperation,
  name: 'getPayrollKey',
  method: 'GET',
  path: '/PeopleSoft/PeopleSoftEncryptionKey/:ewId',
  params,
  reply: Type.Object({ key: Type.String({ minLength: 1 }) }),
})
