import * as peopleSoft from '@gatehouse/contracts/upstream/people-soft'
import { ProblemError } from '../../http/problem-error.ts'
import type { Call } from '../../upstream/client.ts'
import type { SentDeposit } from './to-payroll-form.ts'
import type { DepositRecord } from './to-stored-deposit.ts'

export async function isKnownBank(call: Call, routingNumber: string): Promise<boolean> {
  const { isValid } = await call(peopleSoft.validateRoutingNumber, { params: { routingNumber } })
  return isValid
}

/** Throws 'invalid-input' for routing numbers that payroll does not know; those on file it does. */
export async function requireKnownBanks(
  call: Call,
  sent: readonly SentDeposit[],
  stored: readonly DepositRecord[],
) {
  const onFile = new Set(stored.map(({ routingNumber }) => routingNumber))
  const unknown = new Set<string>()
  for (const routingNumber of new Set(sent.map((one) => one.routingNumber)))
    if (!onFile.has(routingNumber) && !(await isKnownBank(call, routingNumber)))
      unknown.add(routingNumber)
  const errors = sent.flatMap(({ routingNumber }, index) =>
    unknown.has(routingNumber)
      ? [{ field: `deposits[${index}].routingNumber`, rule: 'routing-number' }]
      : [],
  )
  if (errors.length > 0) throw new ProblemError('invalid-input', { errors })
}
