import type { Entry } from '../areas/direct-deposit/entries.ts'

/** $100 of the pay to a checking account on file that ends in 1001. */
export function depositEntry(overrides: Partial<Entry> = {}): Entry {
  return {
    id: '1',
    accountType: 'checking',
    routingNumber: '021000021',
    lastDigits: '1001',
    accountNumber: '',
    depositType: 'amount',
    amount: '100.00',
    percent: '',
    ...overrides,
  }
}
