import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef, useState } from 'react'

interface DisclosureProps {
  /** What the button is called by those who do not see it. */
  label: string
  button: ReactNode
  children: ReactNode
}

/** A button that opens a small panel below itself; Escape, a press outside or tabbing out closes it. */
export function Disclosure({ label, button, children }: DisclosureProps) {
  const panel = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  return (
    <chakra.div
      position="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // What stands behind it stays open.
        event.preventDefault()
        setOpen(false)
        trigger.current?.focus()
      }}
    >
      <chakra.button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="half"
        minHeight="48px"
        minWidth="48px"
        paddingInline="1"
        borderRadius="card"
        cursor="pointer"
        fontWeight="600"
        _hover={{ bg: 'accentSoft' }}
      >
        {button}
      </chakra.button>
      <chakra.div
        id={panel}
        hidden={!open}
        tabIndex={-1}
        position="absolute"
        insetInlineEnd="0"
        top="100%"
        zIndex="1200"
        minWidth="200px"
        padding="half"
        bg="surface"
        border="1px solid"
        borderColor="line"
        borderRadius="card"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
      >
        {children}
      </chakra.div>
    </chakra.div>
  )
}
