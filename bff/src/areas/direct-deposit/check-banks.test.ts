import { expect, test } from '@jest/globals'
import type { Call } from '../../upstream/client.ts'
import { requireKnownBanks } from './check-banks.ts'
import type { SentDeposit } from './to-payroll-form.ts'
import type { DepositRecord } from './to-stored-deposit.ts'

const at = (routingNumber: string) => ({ routingNumber }) as SentDeposit & DepositRecord

test('names each account at a bank that payroll does not know, and asks once for each bank', async () => {
  const asked: string[] = []
  const call = (async (_operation: unknown, input: { params: { routingNumber: string } }) => {
    asked.push(input.params.routingNumber)
    return { isValid: input.params.routingNumber === 'known' }
  }) as unknown as Call
  const sent = ['first', 'known', 'second', 'first', 'listed'].map(at)
  const fieldOf = (index: number) => ({
    field: `deposits[${index}].routingNumber`,
    rule: 'routing-number',
  })
  await expect(requireKnownBanks(call, sent, [at('listed')])).rejects.toMatchObject({
    code: 'invalid-input',
    details: { errors: [0, 2, 3].map(fieldOf) },
  })
  expect(asked).toEqual(['first', 'known', 'second'])
})
