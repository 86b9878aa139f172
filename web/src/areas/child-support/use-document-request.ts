import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { useText } from '../../language/use-text.ts'
import type { Mail } from '../../ui/mail/mail-link.ts'
import { text } from './messages.ts'

/** Composes the mail that asks for the document of an order [3 §4]. */
export function useDocumentRequest(): (order: ChildSupportOrder) => Mail {
  const t = useText(text)
  return ({ caseId }) => ({
    subject: t('mailSubject', { caseId }),
    body: t('mailBody', { caseId }),
  })
}
