import { chakra } from '@chakra-ui/react'
import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { useText } from '../../language/use-text.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { listKeyBy } from '../../ui/list-key.ts'
import { DocumentButton } from './document-button.tsx'
import { formatDocumentDate } from './format-document-date.ts'
import { text } from './messages.ts'

interface OrderTableProps {
  orders: readonly ChildSupportOrder[]
  /** For an order without a document: a mail asks for it. */
  onAsk: (order: ChildSupportOrder) => void
}

/** Seven columns do not fit beside the menu on a tablet. */
const cardsUpTo = '74.99rem'

export function OrderTable({ orders, onAsk }: OrderTableProps) {
  const t = useText(text)
  const orNotGiven = (value: string) => value || t('notGiven')
  const columns: Column<ChildSupportOrder>[] = [
    {
      key: 'documentDate',
      label: t('documentDate'),
      cell: ({ documentDate }) => (documentDate ? formatDocumentDate(documentDate) : t('notGiven')),
    },
    {
      key: 'caseId',
      label: t('caseId'),
      isRowHeader: true,
      cell: ({ caseId }) => <chakra.span overflowWrap="normal">{orNotGiven(caseId)}</chakra.span>,
    },
    { key: 'tribunal', label: t('tribunal'), cell: ({ tribunal }) => orNotGiven(tribunal) },
    { key: 'official', label: t('official'), cell: ({ official }) => orNotGiven(official) },
    { key: 'orderId', label: t('orderId'), cell: ({ orderId }) => orNotGiven(orderId) },
    {
      key: 'remittanceId',
      label: t('remittanceId'),
      cell: ({ remittanceId }) => orNotGiven(remittanceId),
    },
  ]
  return (
    <DataTable
      label={t('title')}
      cardsUpTo={cardsUpTo}
      columns={columns}
      rows={orders}
      rowKey={listKeyBy(orders, ({ id }) => id)}
      actions={{
        label: t('document'),
        render: (order) => <DocumentButton order={order} onAsk={() => onAsk(order)} />,
      }}
    />
  )
}
