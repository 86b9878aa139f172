import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSession } from '../../areas/session/use-session.ts'
import { useText } from '../../language/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { MenuOverlay } from './menu-overlay.tsx'
import { text } from './messages.ts'

export function MenuButton() {
  const t = useText(text)
  const { person } = useSession()
  const [open, setOpen] = useState(false)
  const wide = useWide()
  // After a turn to landscape and back the overlay stays closed.
  if (wide && open) setOpen(false)
  if (!person || wide) return null
  return (
    <>
      <chakra.button
        type="button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        display="grid"
        placeItems="center"
        width="48px"
        height="48px"
        marginInlineStart="-8px"
        borderRadius="card"
        cursor="pointer"
        _hover={{ bg: 'accentSoft' }}
      >
        <Icon shape="menu" size={24} />
      </chakra.button>
      {open && <MenuOverlay person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
