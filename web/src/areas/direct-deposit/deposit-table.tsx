import { chakra } from '@chakra-ui/react'
import { isBalance, prioritiesOf, slotsOf } from '@gatehouse/contracts/rules/deposits'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import type { Column, RowsProps } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { rowButton } from '../../ui/data-table/row-button.tsx'
import { rowDragging } from '../../ui/data-table/row-dragging.ts'
import { Icon } from '../../ui/icon.tsx'
import { AccountName, useAccountName } from './account-name.tsx'
import { type Entry, isNewEntry } from './entries.ts'
import { text } from './messages.ts'
import { useShare } from './use-share.ts'

interface DepositTableProps {
  entries: readonly Entry[]
  readOnly: boolean
  onOpen: (entry: Entry) => void
  /** `place` counts from 1. */
  onMove: (entry: Entry, place: number) => void
}

/** Six columns and two with buttons do not fit beside the menu on a tablet or a small laptop. */
const cardsUpTo = '79.99rem'

export function DepositTable({ entries, readOnly, onOpen, onMove }: DepositTableProps) {
  const t = useText(text)
  const share = useShare()
  const priorities = prioritiesOf(entries)
  const placeOf = (entry: Entry) => priorities[entries.indexOf(entry)] ?? 0
  const columns: Column<Entry>[] = [
    { key: 'accountType', label: t('accountType'), cell: (entry) => t(entry.accountType) },
    { key: 'routingNumber', label: t('routingNumber'), cell: (entry) => entry.routingNumber },
    {
      key: 'accountNumber',
      label: t('accountNumber'),
      isRowHeader: true,
      cell: (entry) => (
        <>
          <AccountName entry={entry} />
          {isNewEntry(entry) && (
            <chakra.span display="block" fontSize="sm" color="muted">
              {t('notSaved')}
            </chakra.span>
          )}
        </>
      ),
    },
    { key: 'depositType', label: t('depositType'), cell: (entry) => t(entry.depositType) },
    { key: 'share', label: t('amountOrPercent'), align: 'end', cell: share },
    {
      key: 'order',
      label: t('order'),
      align: 'end',
      cell: (entry) => (isBalance(entry) ? t('last') : placeOf(entry)),
    },
  ]
  const editing: Pick<RowsProps<Entry>, 'actions' | 'opener' | 'dragging'> = {
    actions: {
      label: t('move'),
      render: (entry) => (
        <MoveButtons
          entry={entry}
          place={placeOf(entry)}
          lastPlace={slotsOf(entries)}
          onMove={onMove}
        />
      ),
    },
    opener: rowButton({ label: t('change'), onOpen }),
    dragging: rowDragging({
      rows: entries,
      rowKey: ({ id }) => id,
      isMovable: (entry) => !isBalance(entry),
      onDrop: (entry, target) => onMove(entry, placeOf(target)),
    }),
  }
  return (
    <DataTable
      label={t('accounts')}
      cardsUpTo={cardsUpTo}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      {...(!readOnly && editing)}
    />
  )
}

interface MoveButtonsProps {
  entry: Entry
  place: number
  lastPlace: number
  onMove: DepositTableProps['onMove']
}

function MoveButtons({ entry, place, lastPlace, onMove }: MoveButtonsProps) {
  const t = useText(text)
  const account = useAccountName()(entry)
  if (isBalance(entry)) return null
  const button = (to: number, label: string, isUp: boolean) => {
    const disabled = to < 1 || to > lastPlace
    return (
      <Button
        look="plain"
        minWidth="48px"
        width="48px"
        px="0"
        aria-label={label}
        aria-disabled={disabled}
        onClick={() => {
          if (!disabled) onMove(entry, to)
        }}
      >
        <chakra.span display="flex" transform={isUp ? 'rotate(180deg)' : undefined}>
          <Icon shape="chevron" />
        </chakra.span>
      </Button>
    )
  }
  return (
    <chakra.span display="inline-flex">
      {button(place - 1, t('moveUp', { account }), true)}
      {button(place + 1, t('moveDown', { account }), false)}
    </chakra.span>
  )
}
