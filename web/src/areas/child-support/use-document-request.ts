import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { useText } from '../../language/use-text.ts'
import type { Mail } from '../../ui/mail/mail-link.ts'
import { text } from './messages.ts'
import { useOrderName } from './use-order-name.ts'

/** Composes the mail that asks for the document of an order [3 §4]. */
export function useDocumentRequest(): (order: ChildSupportOrder) => Mail {
  const t = useText(text)
  const nameOf = useOrderName()
  return (order) => ({
    subject: t('mailSubject', { order: nameOf(order) }),
    body: t('mailBody', { order: nameOf(order) }),
  })
}
