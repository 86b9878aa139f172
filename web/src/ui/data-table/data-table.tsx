import { useMediaQuery } from '../use-media-query.ts'
import { useNarrow } from '../use-narrow.ts'
import type { RowsProps } from './column.ts'
import { DataCards } from './data-cards.tsx'
import { Table } from './table.tsx'

export interface DataTableProps<R> extends RowsProps<R> {
  label: string
  /** Read instead of the label by screen readers at the table: also says how it sorts. */
  caption?: string
  /** Too many columns to stand beside the menu on a tablet: cards up to there. */
  isWide?: boolean
}

/** Rows in a table, or as cards on narrow screens. Loading and empty data are up to `Loaded`. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { label, caption = label, isWide = false, ...rows } = props
  const isNarrow = useNarrow()
  const isTablet = useMediaQuery('(max-width: 1199px)')
  // An opener has hooks in each row: it cannot come or go.
  const key = String(rows.opener !== undefined)
  return isNarrow || (isWide && isTablet) ? (
    <DataCards key={key} label={label} {...rows} />
  ) : (
    <Table key={key} caption={caption} {...rows} />
  )
}
