import {
  checkDepositAccount,
  readDirectDeposit,
  saveDirectDeposit,
} from '@gatehouse/contracts/portal/direct-deposit'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { ProblemError } from '../../http/problem-error.ts'
import type { AreaContext } from '../area-context.ts'
import { oneSaveAtATime } from '../one-save-at-a-time.ts'
import { isKnownBank, requireKnownBanks } from './check-banks.ts'
import { fetchDeposits } from './fetch-deposits.ts'
import { submitDeposits } from './submit-deposits.ts'
import { createSubmittedDays } from './submitted-days.ts'
import { toPayrollForm } from './to-payroll-form.ts'
import type { DepositRecord } from './to-stored-deposit.ts'
import { withStoredNumbers } from './with-stored-numbers.ts'

export function directDeposit(area: AreaContext) {
  const { serve, hmac, keyValueStore, limits } = area
  const saveAlone = oneSaveAtATime(keyValueStore, hmac, 'direct-deposit')
  const submitted = createSubmittedDays(keyValueStore, hmac)

  serve(readDirectDeposit, async ({ caller, call }) => {
    const { version, state, records } = await fetchDeposits(call, caller, area)
    return { version, state, deposits: records }
  })

  serve(checkDepositAccount, async ({ body, caller, call }) => {
    // Otherwise a stolen session could try out the digits of an account that are not shown.
    await limits.take('accountChecks', caller.userId)
    const { routingNumber, accountNumber } = body
    const { isVersion, records } = await fetchDeposits(call, caller, area)
    const isListed = ({ id }: DepositRecord) =>
      !isVersion(body.version) || body.listedIds.includes(id)
    const exists = records.some((one) => isListed(one) && one.accountNumber === accountNumber)
    const isKnown = await isKnownBank(call, routingNumber)
    const errors = [
      ...(exists ? [{ field: 'accountNumber', rule: 'account-exists' }] : []),
      ...(isKnown ? [] : [{ field: 'routingNumber', rule: 'routing-number' }]),
    ]
    if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
    return {}
  })

  serve(saveDirectDeposit, async ({ body, caller, call, proof, record, request }) => {
    const { userId } = caller
    return saveAlone(userId, async () => {
      const { state, isVersion, records } = await fetchDeposits(call, caller, area)
      if (state !== 'open' || !isVersion(body.version)) throw new ProblemError('entry-changed')
      const deposits = withStoredNumbers(body.deposits, records)
      await requireKnownBanks(call, deposits, records)

      const added = body.deposits.filter(({ id }) => id === '').length
      const removed = records.length - (deposits.length - added)
      const counts = { added, removed, total: deposits.length }
      const event = { event: 'direct-deposit-submitted', user: userId, ...counts } as const
      try {
        const directDeposits = toPayrollForm(deposits)
        const message = await submitDeposits(call, userId, { directDeposits, jwt: proof.jwt ?? '' })
        record({ ...event, outcome: 'done' })
        // It is saved: a store that fails is no reason to say otherwise.
        await warnOnFailure(request, 'submitted deposit not remembered', submitted.remember(userId))
        return { message }
      } catch (error) {
        const isUnknown = error instanceof ProblemError && error.code === 'outcome-unknown'
        record({ ...event, outcome: isUnknown ? 'unknown' : 'refused' })
        throw error
      }
    })
  })
}
