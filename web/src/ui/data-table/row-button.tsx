import { useId } from 'react'
import { Button } from '../button.tsx'
import type { RowOpener } from './column.ts'
import { isOnControl } from './is-on-control.ts'

interface RowButtonOptions<R> {
  /** Header of the buttons' column; each button's name is the label and its row's header. */
  label: string
  onOpen: (row: R) => void
}

/** A button in each row, and a press anywhere in it, opens the row elsewhere, such as in a dialog. */
export function rowButton<R>({ label, onOpen }: RowButtonOptions<R>): RowOpener<R> {
  return {
    label,
    useRow(row, headerId) {
      const id = useId()
      return {
        button: (
          <Button
            look="plain"
            id={id}
            aria-labelledby={`${id} ${headerId}`}
            onClick={() => onOpen(row)}
          >
            {label}
          </Button>
        ),
        onClick({ target }) {
          if (!isOnControl(target)) onOpen(row)
        },
      }
    },
  }
}
