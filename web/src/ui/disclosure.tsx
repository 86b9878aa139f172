import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface DisclosureProps {
  /** What the button is called by those who do not see it. */
  label: string
  button: ReactNode
  /** What is in the panel; it can close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Where the panel begins, of the button. */
  side?: 'start' | 'end'
  /** Opens by itself, with the focus in it, for each occasion that it is told. */
  opensFor?: string | undefined
}

/** A button that opens a small panel below itself; Escape, a press outside or tabbing out closes it. */
export function Disclosure({ label, button, children, side = 'end', opensFor }: DisclosureProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  /** The occasion for which the focus has to go into the panel yet. */
  const [entering, setEntering] = useState<string>()

  useEffect(() => {
    if (!opensFor) return
    setOpen(true)
    setEntering(opensFor)
  }, [opensFor])
  useEffect(() => {
    if (entering) panel.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [entering])

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
        // What stands behind it stays open.
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
        ref={panel}
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
