import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { useText } from '../../language/use-text.ts'
import { formatDocumentDate } from './format-document-date.ts'
import { text } from './messages.ts'

/** Names an order by its ids, or without any by its date. */
export function useOrderName(): (order: ChildSupportOrder) => string {
  const t = useText(text)
  return ({ caseId, orderId, documentDate }) => {
    const ids = [caseId && t('caseCalled', { caseId }), orderId && t('orderCalled', { orderId })]
    const date = documentDate && t('dateCalled', { date: formatDocumentDate(documentDate) })
    return ids.filter(Boolean).join(', ') || date || t('noName')
  }
}
