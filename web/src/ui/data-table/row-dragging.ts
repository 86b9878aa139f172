import type { RowDragging } from './column.ts'

interface DraggingOptions<R> {
  rows: readonly R[]
  rowKey: (row: R) => string
  isMovable: (row: R) => boolean
  /** A row was dropped on another, whose place it takes. */
  onDrop: (row: R, target: R) => void
}

const type = 'text/x-gatehouse-row'

/** Lets rows be dragged by pointer; by keyboard the page offers buttons. */
export function rowDragging<R>(options: DraggingOptions<R>): RowDragging<R> {
  const { rows, rowKey, isMovable, onDrop } = options
  return (row) => {
    if (!isMovable(row)) return {}
    return {
      draggable: true,
      onDragStart({ dataTransfer }) {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData(type, rowKey(row))
      },
      onDragOver(event) {
        if (event.dataTransfer.types.includes(type)) event.preventDefault()
      },
      onDrop(event) {
        const dragged = rows.find((one) => rowKey(one) === event.dataTransfer.getData(type))
        if (!dragged) return
        event.preventDefault()
        if (dragged !== row) onDrop(dragged, row)
      },
    }
  }
}
