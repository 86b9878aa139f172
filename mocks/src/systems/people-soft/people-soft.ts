import {
  getPayrollKey,
  readDirectDeposits,
  saveDirectDeposits,
  validateRoutingNumber,
} from '@gatehouse/contracts/upstream/people-soft'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import { rejectOtherUser } from '../reject-other-user.ts'
import { findDepositError, knownBanks } from './validate-deposits.ts'

/** Payroll refuses with a 200, and words for its own developers around the message. */
function refuse(message: string): Response {
  const Message = `Warning -- ${message}\r\nError saving Component Interface. {PY_DIRECT_DEP} (91,37)`
  return HttpResponse.json({ Status: 'error', Message })
}

/** Without a list the message is an error. */
function refuseRead(message: string) {
  return { directDeposits: null, updateAllowedForToday: null, message }
}

export const peopleSoft = [
  fake(readDirectDeposits, {
    sample: (caller) => ({ params: { ewId: caller.userId }, body: {} }),
    reply: ({ params, user, world }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      const account = world.payroll.accountOf(user)
      if (!account) return refuseRead('No employee record was found.')
      return {
        directDeposits: account.deposits.map((row, index) => ({
          Id: index,
          EMPLID: user.peopleSoftId,
          ...row,
        })),
        updateAllowedForToday: account.updateAllowed,
        message: '',
      }
    },
  }),

  fake(saveDirectDeposits, {
    sample: (caller) => ({
      params: { ewId: caller.userId },
      body: {
        directDeposits: [
          {
            ACCOUNT_TYPE: 'C' as const,
            BANK_CD: '021000021',
            ACCOUNT_NUM: '004402118801',
            DEPOSIT_TYPE: 'B' as const,
            AMOUNT_PCT: 0,
            DEPOSIT_AMT: 0,
            PRIORITY: 999,
          },
        ],
        jwt: caller.jwt,
      },
    }),
    reply: ({ params, body, user, world }) => {
      const rejection = rejectOtherUser(user, params.ewId, 'path parameter ewId')
      if (rejection) return rejection
      const account = world.payroll.accountOf(user)
      if (!account) return refuse('No employee record was found.')
      if (account.updateAllowed !== 'Yes') return refuse('Only one update a day is allowed.')
      if (!world.passcodes.useProof(user.loginId, body.jwt))
        return refuse('The passcode was not confirmed.')
      const error = findDepositError(body.directDeposits)
      if (error) return refuse(error)
      world.payroll.saveDeposits(account, body.directDeposits)
      return { Status: 'success', Message: 'Direct deposit information was saved.' }
    },
  }),

  fake(getPayrollKey, {
    sample: (caller) => ({ params: { ewId: caller.userId } }),
    reply: ({ params, user, world }) =>
      rejectOtherUser(user, params.ewId, 'path parameter ewId') ?? {
        key: world.payroll.signIns.issueKey(user.loginId),
        expiresIn: '60',
      },
  }),

  fake(validateRoutingNumber, {
    sample: () => ({ params: { routingNumber: '021000021' } }),
    reply: ({ params }) => ({ isValid: knownBanks.includes(params.routingNumber) }),
  }),
]
