import { ProblemError } from '../../http/problem-error.ts'
import type { SentDeposit } from './to-payroll-form.ts'
import type { DepositRecord } from './to-stored-deposit.ts'

/**
 * Puts the stored account numbers back. Throws 'entry-changed' for an id that is not stored, or
 * twice, and 'invalid-input' for an account number that another entry has.
 */
export function withStoredNumbers(
  sent: readonly SentDeposit[],
  stored: readonly DepositRecord[],
): SentDeposit[] {
  const ids = sent.map(({ id }) => id).filter((id) => id !== '')
  if (new Set(ids).size < ids.length) throw new ProblemError('entry-changed')
  const complete = sent.map((one) => {
    if (one.id === '') return one
    const record = stored.find(({ id }) => id === one.id)
    if (!record) throw new ProblemError('entry-changed')
    return { ...one, accountNumber: record.accountNumber }
  })
  const numbers = complete.map(({ accountNumber }) => accountNumber)
  const errors = complete.flatMap(({ id, accountNumber }, index) => {
    const isRepeated = numbers.indexOf(accountNumber) !== numbers.lastIndexOf(accountNumber)
    const field = `deposits[${index}].accountNumber`
    // Entries on file are as payroll has taken them.
    return id === '' && isRepeated ? [{ field, rule: 'account-exists' }] : []
  })
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
  return complete
}
