import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'

/** Support chat, a third party's page: loaded on first use into a sandboxed frame [1 §2 Shell]. */
export function Chat() {
  const t = useText(text)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const toggle = () => {
    setLoaded(true)
    setOpen(!open)
  }
  return (
    <chakra.div
      position="fixed"
      // Above a bar at the bottom of the screen (ui/bottom-bar.tsx).
      bottom="calc(16px + var(--bottom-bar, 0px))"
      insetInlineEnd="2"
      zIndex="890"
    >
      <chakra.div
        id={id}
        hidden={!open}
        position="absolute"
        bottom="56px"
        insetInlineEnd="0"
        width="min(360px, calc(100vw - 32px))"
        height="min(480px, calc(100dvh - 120px))"
        bg="surface"
        border="1px solid"
        borderColor="edge"
        borderRadius="card"
        overflow="hidden"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
      >
        {loaded && (
          <chakra.iframe
            title={t('frame')}
            src={settings.chatUrl}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            width="100%"
            height="100%"
            border="none"
            bg="white"
          />
        )}
      </chakra.div>
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        display="flex"
        alignItems="center"
        gap="1"
        minHeight="48px"
        paddingInline="2"
        borderRadius="24px"
        bg="accent"
        color="onAccent"
        fontWeight="600"
        cursor="pointer"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
        _hover={{ bg: 'accentHover' }}
      >
        <Icon shape="chat" />
        {t('chat')}
        {open && <Icon shape="chevron" size={18} />}
      </chakra.button>
    </chakra.div>
  )
}
