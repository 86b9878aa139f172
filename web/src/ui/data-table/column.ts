import type { DragEventHandler, MouseEventHandler, ReactNode } from 'react'

export interface Sort {
  /** Undefined unless the rows are sorted by this column. */
  direction: 'ascending' | 'descending' | undefined
  onSort: () => void
}

/** One column of a table, or one labelled fact of a card. Cards omit empty cells. */
export interface Column<R> {
  key: string
  label: string
  /** Its label on a card, if another one. */
  cardLabel?: string
  cell: (row: R) => ReactNode
  /** Row header of the table and heading of the card; exactly one column has it. */
  isRowHeader?: boolean
  align?: 'end'
  sort?: Sort | undefined
}

interface OpenableRow {
  button?: ReactNode
  panel?: ReactNode
  /** Opens and closes it by a press anywhere in the row; by keyboard the button does. */
  onClick?: MouseEventHandler
}

export interface RowOpener<R> {
  label: string
  useRow: (row: R, headerId: string) => OpenableRow
}

/** Created by `rowDragging`: attributes of a row. */
export type RowDragging<R> = (row: R) => {
  draggable?: boolean
  onDragStart?: DragEventHandler
  onDragOver?: DragEventHandler
  onDrop?: DragEventHandler
}

export interface RowsProps<R> {
  columns: readonly Column<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Marked by colour only: a cell says why in words. */
  isHighlighted?: (row: R) => boolean
  actions?: { label: string; render: (row: R) => ReactNode }
  /** Of a card; h3 in a section that has an h2. */
  headingLevel?: 'h2' | 'h3'
  opener?: RowOpener<R>
  dragging?: RowDragging<R>
}
