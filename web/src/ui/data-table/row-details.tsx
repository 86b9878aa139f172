import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import type { RowOpener } from './column.ts'
import { isOnControl } from './is-on-control.ts'

interface DetailsOptions<R> {
  /** Header of the buttons' column; each button's name is the label and its row's header. */
  label: string
  render: (row: R) => ReactNode
}

/** Details below a row, behind a button. Tables without them do not load this module. */
export function rowDetails<R>({ label, render }: DetailsOptions<R>): RowOpener<R> {
  return {
    label,
    useRow(row, headerId) {
      const id = useId()
      const [open, setOpen] = useState(false)
      const content = render(row)
      if (!content) return {}
      return {
        button: (
          <Button
            look="plain"
            id={`${id}-button`}
            aria-labelledby={`${id}-button ${headerId}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            css={{ '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' } }}
          >
            {label}
            <Icon shape="chevron" size={18} />
          </Button>
        ),
        panel: open && (
          <div id={id} data-details="">
            {content}
          </div>
        ),
        onClick({ target }) {
          if (!isOnControl(target)) setOpen(!open)
        },
      }
    },
  }
}
