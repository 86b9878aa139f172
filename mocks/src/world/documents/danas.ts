import type { ElectronicDocument } from './document.ts'

/**
 * Assignment agreements of 13 months, signed on the first of each; the sixth has no file, the latest
 * is to be signed.
 */
export const danasDocuments: readonly ElectronicDocument[] = Array.from(
  { length: 13 },
  (_, index) => {
    const month = String(((index + 9) % 12) + 1).padStart(2, '0')
    const year = index < 3 ? 2025 : 2026
    const isOpen = index === 12
    return {
      Name: `Assignment Agreement ${month}/${year}`,
      FileName: `agreement-${year}-${month}.pdf`,
      ExpirationDate: isOpen ? '2036-12-31T00:00:00' : '',
      SignedDate: isOpen ? '' : `${Number(month)}/1/${year}`,
      Status: isOpen ? 'Pending Signature' : 'Complete',
      LinkId: index === 5 ? null : 660_301 + index,
      LinkText: isOpen ? 'Sign' : 'View',
    }
  },
)
