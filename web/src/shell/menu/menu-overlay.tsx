import { Dialog as Parts, Portal } from '@chakra-ui/react'
import type { Person } from '@gatehouse/contracts/portal/session'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { useCloseOnBack } from '../../ui/use-close-on-back.ts'
import { useFocusedBefore } from '../../ui/use-focused-before.ts'
import { Menu } from './menu.tsx'
import { text } from './messages.ts'

interface MenuOverlayProps {
  person: Person
  onClose: () => void
}

export function MenuOverlay({ person, onClose }: MenuOverlayProps) {
  const t = useText(text)
  useCloseOnBack(onClose)
  const focusedBefore = useFocusedBefore()
  return (
    <Parts.Root
      open
      unstyled
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={focusedBefore}
    >
      <Portal>
        <Parts.Backdrop
          data-not-printed=""
          position="fixed"
          inset="0"
          bg="rgb(10 14 16 / 0.6)"
          zIndex="1000"
        />
        <Parts.Positioner data-not-printed="" position="fixed" inset="0" zIndex="1000">
          <Parts.Content
            width="250px"
            height="100%"
            overflowY="auto"
            bg="surface"
            color="ink"
            padding="2"
            outline="none"
          >
            <Parts.Title srOnly>{t('menu')}</Parts.Title>
            <Button look="plain" onClick={onClose} marginBottom="1">
              {t('closeMenu')}
            </Button>
            <Menu person={person} onNavigate={onClose} />
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  )
}
