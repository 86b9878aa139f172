import { chakra } from '@chakra-ui/react'
import { readEmail } from '@gatehouse/contracts/portal/account'
import {
  type ChildSupportOrder,
  readChildSupportOrders,
} from '@gatehouse/contracts/portal/child-support'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { settings } from '../../portal/settings.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmailLink } from '../../ui/mail/email-link.tsx'
import { MailPreview } from '../../ui/mail/mail-preview.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { text } from './messages.ts'
import { OrderTable } from './order-table.tsx'
import { useDocumentRequest } from './use-document-request.ts'

export const loader = pageLoader(() => load(readChildSupportOrders, {}))

/** Child Support Orders screen [3 §2]. */
export function Component() {
  const t = useText(text)
  const read = useRead(readChildSupportOrders, {})
  const composeMail = useDocumentRequest()
  /** `count` tells presses apart: each takes the focus to the mail. */
  const [asked, setAsked] = useState<{ order: ChildSupportOrder; count: number }>()
  const ask = (order: ChildSupportOrder) => setAsked({ order, count: (asked?.count ?? 0) + 1 })
  return (
    <Page title={t('title')} lead={t('lead')}>
      <chakra.div display="grid" gap="3">
        <Questions />
        <Loaded
          read={read}
          isEmpty={({ orders }) => orders.length === 0}
          empty={<Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
        >
          {({ orders }) => (
            <>
              {orders.some(({ hasDocument }) => hasDocument) && <Address />}
              <OrderTable orders={orders} onAsk={ask} />
            </>
          )}
        </Loaded>
        {asked && (
          <MailPreview
            key={asked.count}
            mailbox={settings.garnishmentsEmail}
            mail={composeMail(asked.order)}
          />
        )}
      </chakra.div>
    </Page>
  )
}

function Questions() {
  const t = useText(text)
  const { garnishmentsEmail } = settings
  return (
    <p>
      {garnishmentsEmail
        ? t.rich('questions', {
            mail: () => <EmailLink address={garnishmentsEmail} />,
          })
        : t.rich('questionsCall', { phone: () => <SupportPhone /> })}
    </p>
  )
}

/** The address that documents are sent to. */
function Address() {
  const t = useText(text)
  const { data } = useRead(readEmail, {}, { onMount: true })
  return (
    <div>
      <p>
        {data?.email
          ? t.rich('address', {
              address: () => <chakra.strong overflowWrap="anywhere">{data.email}</chakra.strong>,
            })
          : t('addressUnknown', { product: settings.product })}
      </p>
      <TextLink to="/account">{t('changeAddress')}</TextLink>
    </div>
  )
}
