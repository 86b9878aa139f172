import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useAlerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { useIsDialogOpen } from './open-dialogs.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

interface BottomSheetProps {
  title: string
  close: string
  onClose: () => void
  children: ReactNode
}

/**
 * Modal sheet at the bottom of the page; Escape and a press outside close it. The native dialog
 * traps the focus and returns it. It hides and disables all that is outside of it: therefore it hosts the
 * alerts, and gives way to a dialog, such as the countdown of an idle session.
 */
export function BottomSheet({ title, close, onClose, children }: BottomSheetProps) {
  const id = useId()
  const alerts = useAlerts()
  const isHidden = useIsDialogOpen()
  useCloseOnBack(onClose)
  const sheet = useRef<HTMLDialogElement>(null)
  const focused = useRef<Element>(null)
  // Close before it is unmounted: otherwise the focus is not returned.
  useLayoutEffect(() => {
    if (isHidden) return
    const dialog = sheet.current
    dialog?.showModal()
    if (focused.current instanceof HTMLElement) focused.current.focus()
    return () => {
      focused.current = document.activeElement
      dialog?.close()
    }
  }, [isHidden])

  return (
    <Sheet
      ref={sheet}
      aria-labelledby={id}
      data-not-printed=""
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <chakra.div padding="2" paddingBottom="0">
        <chakra.div display="flex" alignItems="center" justifyContent="space-between">
          <chakra.h2 id={id} tabIndex={-1} fontSize="lg" fontWeight="700" outline="none">
            {title}
          </chakra.h2>
          <Button look="plain" onClick={onClose}>
            {close}
          </Button>
        </chakra.div>
        {children}
      </chakra.div>
      {!isHidden && <div ref={alerts.host} />}
    </Sheet>
  )
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: 'auto',
    bottom: 'var(--hidden-below, 0px)',
    width: '100%',
    maxWidth: '768px',
    maxHeight: 'calc(92dvh - var(--hidden-above, 0px) - var(--hidden-below, 0px))',
    marginInline: 'auto',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface',
    color: 'ink',
    borderTopRadius: 'card',
    border: '1px solid',
    borderColor: 'line',
    '&::backdrop': { bg: 'rgb(10 14 16 / 0.6)' },
  },
})
