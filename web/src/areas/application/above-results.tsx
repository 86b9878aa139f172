import { LatestDraft } from './latest-draft/latest-draft.tsx'
import type { Receipt } from './receipt/receipt.ts'
import { ReceiptPanel } from './receipt/receipt-panel.tsx'

/** Of an application that was sent just now, else of one that was begun. */
export function AboveResults({ receipt }: { receipt: Receipt | undefined }) {
  return receipt ? <ReceiptPanel receipt={receipt} /> : <LatestDraft />
}
