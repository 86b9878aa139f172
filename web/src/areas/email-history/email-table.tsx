import { chakra } from '@chakra-ui/react'
import type { SentEmail } from '@gatehouse/contracts/portal/email-history'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { PagedTable } from '../../ui/data-table/paged-table.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { text } from './messages.ts'

/**
 * English headings as specified; those of the last four columns are not what one expects [4]. Spanish ones,
 * and cards, say what they hold.
 */
export function EmailTable({ emails }: { emails: readonly SentEmail[] }) {
  const t = useText(text)
  const dateTime = useDateTime()
  const timeOf = (iso: string | null) => (iso ? dateTime(iso) : t('notAvailable'))
  const columns: Column<SentEmail>[] = [
    {
      key: 'subject',
      label: t('subject'),
      isRowHeader: true,
      cell: ({ subject }) => (subject ? <UpstreamText>{subject}</UpstreamText> : t('notAvailable')),
    },
    { key: 'sentAt', label: t('sentAt'), cell: ({ sentAt }) => timeOf(sentAt) },
    {
      key: 'address',
      label: t('address'),
      cardLabel: t('cardAddress'),
      cell: ({ address }) => <Address address={address} />,
    },
    {
      key: 'delivery',
      label: t('delivery'),
      cardLabel: t('cardDelivery'),
      cell: (email) => <Delivery email={email} />,
    },
    {
      key: 'statusAt',
      label: t('statusAt'),
      cardLabel: t('cardStatusAt'),
      cell: ({ statusAt }) => timeOf(statusAt),
    },
  ]
  return (
    <PagedTable
      label={t('title')}
      columns={columns}
      rows={emails}
      rowKey={(email) => String(emails.indexOf(email))}
    />
  )
}

/** Breaks before the domain. */
function Address({ address }: { address: string }) {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <chakra.span overflowWrap="anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </chakra.span>
  )
}

/** An unknown status is shown in the upstream's word. */
function Delivery({ email: { delivery, status } }: { email: SentEmail }) {
  const t = useText(text)
  const isLate = delivery === 'failed' || delivery === 'delayed'
  return (
    <>
      {delivery === 'other' && status ? <UpstreamText>{status}</UpstreamText> : t(delivery)}
      {isLate && (
        <chakra.span display="block" fontSize="sm" color="muted">
          {t(`${delivery}Why`)}
        </chakra.span>
      )}
    </>
  )
}
