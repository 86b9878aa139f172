import { chakra } from '@chakra-ui/react'
import { readEmail } from '@gatehouse/contracts/portal/account'
import {
  type ChildSupportOrder,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { useEffect, useRef, useState } from 'react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode, isOutcomeUnknown } from '../../portal/portal-error.ts'
import { settings } from '../../portal/settings.ts'
import { useRead } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { mailLink } from '../../ui/mail/mail-link.ts'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { useDocumentRequest } from './use-document-request.ts'
import { useOrderName } from './use-order-name.ts'

interface DocumentButtonProps {
  order: ChildSupportOrder
  onAsk: () => void
}

/** The document by e-mail, or else a mail that asks for it [3 §4]. */
export function DocumentButton({ order, onAsk }: DocumentButtonProps) {
  const nameOf = useOrderName()
  return (
    <chakra.div
      marginTop={{ base: '1', md: '0' }}
      css={{ '& button, & a': { paddingInline: '1', textAlign: 'center' } }}
    >
      {order.hasDocument && order.id !== null ? (
        <SendButton id={order.id} name={nameOf(order)} />
      ) : (
        <AskLink order={order} onAsk={onAsk} />
      )}
    </chakra.div>
  )
}

type Outcome = { sentAt: string } | 'sent already'

function SendButton({ id, name }: { id: string; name: string }) {
  const t = useText(text)
  const alerts = useAlerts()
  const [outcome, setOutcome] = useState<Outcome>()
  const { busy, error, run } = useAction(
    async () => {
      await call(sendChildSupportDocument, { params: { id } })
      setOutcome({ sentAt: new Date().toISOString() })
      alerts.raise('success', t('sent', { product: settings.product }))
    },
    (failure) => {
      const isSentAlready = hasCode(failure, 'already-sent')
      if (isSentAlready) setOutcome('sent already')
      else if (!isOutcomeUnknown(failure))
        alerts.raise('error', t('failed'), { isShownInPage: true })
      return isSentAlready
    },
  )
  if (outcome) return <Sent outcome={outcome} />
  return (
    <chakra.div display="grid" gap="1">
      <Button
        aria-label={t('getOf', { order: name })}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => run()}
      >
        {t('get')}
      </Button>
      {error !== undefined && (
        <chakra.div textAlign="start">
          <ProblemBox
            message={t(isOutcomeUnknown(error) ? 'unknown' : 'failed')}
            error={error}
            isAnnounced={isOutcomeUnknown(error)}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** Takes the focus of the button it replaces. */
function Sent({ outcome }: { outcome: Outcome }) {
  const t = useText(text)
  const dateTime = useDateTime()
  const { email: address } = useRead(readEmail, {}).data ?? {}
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  const textOf = (sentAt: string) => {
    const time = dateTime(sentAt)
    return address ? t('sentAt', { address, time }) : t('sentToYou', { time })
  }
  return (
    <chakra.p ref={message} tabIndex={-1} textAlign="start" overflowWrap="anywhere">
      {outcome === 'sent already' ? t('alreadySent') : textOf(outcome.sentAt)}
    </chakra.p>
  )
}

function AskLink({ order, onAsk }: DocumentButtonProps) {
  const t = useText(text)
  const composeMail = useDocumentRequest()
  const nameOf = useOrderName()
  const { garnishmentsEmail } = settings
  if (!garnishmentsEmail) return <p>{t.rich('call', { phone: () => <SupportPhone /> })}</p>
  return (
    <Button asChild>
      <a
        href={mailLink(garnishmentsEmail, composeMail(order))}
        aria-label={t('askOf', { order: nameOf(order) })}
        onClick={onAsk}
      >
        {t('get')}
      </a>
    </Button>
  )
}
