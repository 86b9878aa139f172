import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Drawing, Icon } from '../../ui/icon.tsx'
import { text } from './messages.ts'
import { useScrollingDown } from './use-scrolling-down.ts'

const bubble =
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm3 5v2h10V8zm0 4v2h7v-2z'

/** Support chat, a third party's page: loaded on first use into a sandboxed frame [1 §2 Shell]. */
export function Chat() {
  const t = useText(text)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const isReading = useScrollingDown()
  const toggle = () => {
    setLoaded(true)
    setOpen(!open)
  }
  return (
    <Place
      data-open={open}
      data-reading={isReading}
      data-leaves-for={open ? undefined : 'typing'}
      // Above a bar at the bottom of the screen (ui/bottom-bar.tsx).
      bottom="calc(16px + var(--bottom-bar, 0px) + var(--tab-bar, 0px))"
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
        justifyContent="center"
        minWidth="48px"
        minHeight="48px"
        paddingInline={{ base: '1', md: '2' }}
        borderRadius="24px"
        border="2px solid transparent"
        bg="accent"
        color="onAccent"
        fontWeight="600"
        cursor="pointer"
        boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
        _hover={{ bg: 'accentHover' }}
      >
        <Drawing path={bubble} size={20} />
        <chakra.span css={{ '@media (max-width: 47.99rem)': srOnly }}>{t('chat')}</chakra.span>
        {open && <Icon shape="chevron" size={18} />}
      </chakra.button>
    </Place>
  )
}

const srOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** While closed it must not cover what is typed into or read on a small screen. */
const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineEnd: '2',
    zIndex: '890',
    '@media (max-width: 47.99rem)': {
      '&[data-open=false][data-reading=true]:not(:has([data-names-chat]) *)': {
        visibility: 'hidden',
      },
    },
    '@media (max-height: 479px)': { '&[data-open=false]': { display: 'none' } },
    '@media print': { display: 'none' },
  },
})
