import { Dialog as Parts, Portal } from '@chakra-ui/react'
import type { ContentLanguage } from '@gatehouse/contracts/content-language'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOpenDialog } from './open-dialogs.ts'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useFocusedBefore } from './use-focused-before.ts'

interface DialogProps {
  title: string
  titleLanguage?: ContentLanguage | undefined
  description: ReactNode
  width: string
  /** On wide screens; longer content scrolls within. */
  height?: string
  /** If given, Escape and a press outside close it too: only where no input can be lost. */
  onClose?: () => void
  /** On phones Back does this, as Cancel does; without it Back leaves the page. */
  onBack?: (() => void) | undefined
  /** Gets the focus on opening; by default the first that can. */
  startAt?: (() => HTMLElement | null) | undefined
  /** Gets the focus on close, in sight; by default the element that had it before. */
  returnTo?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/**
 * A modal that by default only its own buttons close, so that no input is lost. A changed title
 * takes the focus.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    titleLanguage,
    description,
    width,
    height,
    onClose,
    onBack = onClose,
    startAt,
    returnTo,
  } = props
  useOpenDialog()
  useCloseOnBack(onBack)
  const focusedBefore = useFocusedBefore()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    if (title === first.current) return
    first.current = ''
    heading.current?.focus()
  }, [title])

  return (
    <Parts.Root
      open
      unstyled
      role="dialog"
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined}
      onOpenChange={({ open }) => {
        if (!open) onClose?.()
      }}
      {...(startAt && { initialFocusEl: startAt })}
      finalFocusEl={returnTo ? () => inSight(returnTo()) : focusedBefore}
      lazyMount
    >
      <Portal>
        <Parts.Backdrop position="fixed" inset="0" bg="rgb(10 14 16 / 0.6)" zIndex="1000" />
        <Parts.Positioner
          data-prints-alone=""
          position={{ base: 'fixed', _print: 'static' }}
          insetInline="0"
          top="var(--hidden-above, 0px)"
          bottom="var(--hidden-below, 0px)"
          zIndex="1000"
          display="flex"
          overflow={{ base: 'auto', _print: 'visible' }}
          padding="2"
          // Focus is set without scrolling: on a small screen it could be out of sight.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        >
          <Parts.Content
            margin="auto"
            width="100%"
            maxWidth={width}
            {...(height && { height: { md: height }, overflow: { md: 'auto' } })}
            bg="surface"
            color="ink"
            border="1px solid"
            borderColor="line"
            borderRadius="card"
            padding="3"
            outline="none"
          >
            <Parts.Title
              ref={heading}
              lang={titleLanguage}
              tabIndex={-1}
              outline="none"
              fontSize="lg"
              fontWeight="700"
              marginBottom="2"
            >
              {title}
            </Parts.Title>
            <Parts.Description marginBottom="3">{description}</Parts.Description>
            {props.children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}

/** Focus is set without scrolling: what was there before the dialog may have moved. */
function inSight(element: HTMLElement | null): HTMLElement | null {
  element?.scrollIntoView({ block: 'nearest' })
  return element
}
