import { chakra } from '@chakra-ui/react'
import {
  type ChildSupportOrder,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { useState } from 'react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { PortalError } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { mailLink } from '../../ui/mail/mail-link.ts'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { useDocumentRequest } from './use-document-request.ts'

interface DocumentButtonProps {
  order: ChildSupportOrder
  onAsk: () => void
}

/** The document by e-mail, or else a mail that asks for it [3 §4]. */
export function DocumentButton({ order, onAsk }: DocumentButtonProps) {
  return (
    <chakra.div
      marginTop={{ base: '1', md: '0' }}
      css={{ '& button, & a': { paddingInline: '1', textAlign: 'center' } }}
    >
      {order.hasDocument && order.id !== null ? (
        <SendButton id={order.id} caseId={order.caseId} />
      ) : (
        <AskLink order={order} onAsk={onAsk} />
      )}
    </chakra.div>
  )
}

function SendButton({ id, caseId }: { id: string; caseId: string }) {
  const t = useText(text)
  const alerts = useAlerts()
  const dateTime = useDateTime()
  const [sentText, setSentText] = useState<string>()
  const { busy, error, run } = useAction(
    async () => {
      await call(sendChildSupportDocument, { params: { id } })
      setSentText(t('sentAt', { time: dateTime(new Date().toISOString()) }))
      alerts.raise('success', t('sent', { product: settings.product }))
    },
    (failure) => {
      const isSentAlready = failure instanceof PortalError && failure.is('already-sent')
      if (isSentAlready) setSentText(t('alreadySent'))
      else if (!isUnknown(failure)) alerts.raise('error', t('failed'))
      return isSentAlready
    },
  )
  if (sentText)
    return (
      <chakra.p role="status" textAlign="start">
        {sentText}
      </chakra.p>
    )
  return (
    <chakra.div display="grid" gap="1">
      <Button
        aria-label={t('getOf', { caseId })}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => run()}
      >
        {t('get')}
      </Button>
      {error !== undefined && (
        <chakra.div textAlign="start">
          <ProblemBox message={t(isUnknown(error) ? 'unknown' : 'failed')} error={error} />
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** Also without any reply: it may have been sent. */
function isUnknown(error: unknown): boolean {
  return error instanceof PortalError && (!error.problem || error.is('outcome-unknown'))
}

function AskLink({ order, onAsk }: DocumentButtonProps) {
  const t = useText(text)
  const composeMail = useDocumentRequest()
  const { garnishmentsEmail } = settings
  if (!garnishmentsEmail) return <p>{t.rich('call', { phone: () => <SupportPhone /> })}</p>
  return (
    <Button asChild>
      <a
        href={mailLink(garnishmentsEmail, composeMail(order))}
        aria-label={t('askOf', { caseId: order.caseId })}
        onClick={onAsk}
      >
        {t('get')}
      </a>
    </Button>
  )
}
