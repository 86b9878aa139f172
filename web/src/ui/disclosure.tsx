import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef, useState } from 'react'

interface DisclosureProps {
  label: string
  button: ReactNode
  /** Content of the panel; a function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Edge of the button that the panel is aligned with. */
  side?: 'start' | 'end'
}

/** A button with a panel below; Escape, a press outside or tabbing out closes it. */
export function Disclosure({ label, button, children, side = 'end' }: DisclosureProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }

  return (
    <chakra.div
      position="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // A panel or dialog behind stays open.
        event.preventDefault()
        close()
      }}
    >
      <chakra.button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        // Safari gives a pressed button no focus, and takes it from one that has it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          trigger.current?.focus()
          setOpen(!open)
        }}
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
        id={id}
        hidden={!open}
        tabIndex={-1}
        position="absolute"
        insetInlineStart={side === 'start' ? '0' : undefined}
        insetInlineEnd={side === 'end' ? '0' : undefined}
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
        {typeof children === 'function' ? children(close) : children}
      </chakra.div>
    </chakra.div>
  )
}
