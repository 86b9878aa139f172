import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

interface DetailsButtonProps {
  label: string
  /** Id of the row; prefix of the ids of its header, button and details. */
  rowId: string
  open: boolean
  onToggle: () => void
}

/** Opens and closes the details of a row; its name ends with the text of the row's header. */
export function DetailsButton({ label, rowId, open, onToggle }: DetailsButtonProps) {
  return (
    <Button
      look="plain"
      id={`${rowId}-button`}
      aria-labelledby={`${rowId}-button ${rowId}-header`}
      aria-expanded={open}
      aria-controls={open ? `${rowId}-details` : undefined}
      onClick={onToggle}
      css={{ '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' } }}
    >
      {label}
      <Icon shape="chevron" size={18} />
    </Button>
  )
}
