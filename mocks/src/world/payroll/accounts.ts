import type { ElectionNumber } from '@gatehouse/contracts/upstream/user'

/** As the payroll system writes it: numbers as text, padded with spaces. */
export interface DepositRow {
  ACCOUNT_TYPE: string
  BANK_CD: string
  ACCOUNT_NUM: string
  DEPOSIT_TYPE: string
  AMOUNT_PCT: string
  DEPOSIT_AMT: string
  PRIORITY: string
}

/** `updateAllowedForToday` of an account that can be changed, was changed today, or is not set up. */
export type UpdateAllowed = 'Yes' | 'No' | null

export interface PayrollAccount {
  deposits: DepositRow[]
  updateAllowed: UpdateAllowed
  election: ElectionNumber | null
  waivers: WaiverRow[]
}

export interface WaiverRow {
  Name: string
  Status: string | null
  SubmittedOn: string
}

interface Deposit {
  account: string
  type?: 'C' | 'S' | 'D' | ''
  bank?: string
  amount?: number
  percent?: number
}

/** Rows in deposit order; one with neither amount nor percentage takes the balance. */
function toRows(deposits: Deposit[]): DepositRow[] {
  return deposits.map(({ account, type = 'C', bank = '021000021', amount, percent }, index) => {
    const isBalance = amount === undefined && percent === undefined
    return {
      ACCOUNT_TYPE: type,
      BANK_CD: bank,
      ACCOUNT_NUM: account.padEnd(17),
      DEPOSIT_TYPE: isBalance ? 'B' : amount === undefined ? 'P' : 'A',
      AMOUNT_PCT: (percent ?? 0).toFixed(2),
      DEPOSIT_AMT: (amount ?? 0).toFixed(2),
      PRIORITY: String(isBalance ? 999 : index + 1),
    }
  })
}

function account(deposits: Deposit[], fields: Partial<PayrollAccount> = {}): PayrollAccount {
  return { deposits: toRows(deposits), updateAllowed: 'Yes', election: 2, waivers: [], ...fields }
}

/** By login id. */
export const payrollAccounts: Readonly<Record<string, PayrollAccount>> = {
  'maria.santos': account(
    [
      { account: '004402118801', amount: 150 },
      { account: '7350092246', type: 'S', bank: '011401533', percent: 20 },
      { account: '66120374419', bank: '091000019', amount: 75.5 },
      { account: '310558207', bank: '091000019' },
    ],
    { election: null },
  ),
  'chris.lee': account([], { election: 1 }),
  'lou.diaz': account([{ account: '5520014873', percent: 60 }, { account: '88120093' }], {
    updateAllowed: 'No',
  }),
  'kai.mori': account([
    { account: '900100442278', type: 'D', amount: 200 },
    { account: '41903381', type: 'S' },
  ]),
  'bea.stone': account([{ account: '61200778', type: '' }, { account: '70035512' }]),
  'ola.berg': account([], { updateAllowed: null }),
}

/** Of everyone else. */
export function usualAccount(userId: string): PayrollAccount {
  return account([{ account: `30077${userId}` }])
}
