import { useNarrow } from '../use-narrow.ts'
import type { RowsProps } from './column.ts'
import { DataCards } from './data-cards.tsx'
import { Table } from './table.tsx'

export interface DataTableProps<R> extends RowsProps<R> {
  label: string
  /** Read instead of the label by screen readers at the table: also says how it sorts. */
  caption?: string
  /** Widest screen with cards, in rem. */
  cardsUpTo?: string
}

/** Rows in a table, or as cards on narrow screens. Loading and empty data are up to `Loaded`. */
export function DataTable<R>({ label, caption = label, cardsUpTo, ...rows }: DataTableProps<R>) {
  // An opener has hooks in each row: it cannot come or go.
  const key = String(rows.opener !== undefined)
  const asCards = useNarrow(cardsUpTo)
  return asCards ? (
    <DataCards key={key} label={label} {...rows} />
  ) : (
    <Table key={key} caption={caption} {...rows} />
  )
}
