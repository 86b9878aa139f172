import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useAlerts } from './alerts.tsx'
import { Icon } from './icon.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useWide } from './use-wide.ts'

interface SidePanelProps {
  title: string
  titleId: string
  closeLabel: string
  width: string
  onClose: () => void
  /** Shows alerts beside the panel; not while a dialog covers it. Phones always do, at its foot. */
  hostsAlerts: boolean
  children: ReactNode
}

/**
 * Panel at the right edge; modal on phones. Escape closes it. The caller returns the focus to the
 * element that opened it.
 */
export function SidePanel(props: SidePanelProps) {
  const { title, titleId, closeLabel, width, onClose, hostsAlerts, children } = props
  const phone = !useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const alerts = useAlerts()
  useEscape(onClose)
  useCloseOnBack(onClose)
  useLayoutEffect(() => (phone ? makePageInert() : undefined), [phone])
  useEffect(() => heading.current?.focus(), [phone])

  const panel = (
    <chakra.div
      role="dialog"
      aria-modal={phone}
      aria-labelledby={titleId}
      position="fixed"
      insetBlock="0"
      insetInlineEnd="0"
      zIndex="900"
      width={{ base: '100%', md: width }}
      bg="paper"
      borderInlineStart="1px solid"
      borderColor="line"
      boxShadow="-4px 0 16px rgb(0 0 0 / 0.12)"
      display="flex"
      flexDirection="column"
    >
      <chakra.div display="flex" alignItems="center" padding="1" paddingInlineStart="2">
        <chakra.h2 ref={heading} id={titleId} tabIndex={-1} flex="1" fontSize="lg" fontWeight="700">
          {title}
        </chakra.h2>
        <chakra.button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          display="flex"
          alignItems="center"
          justifyContent="center"
          minHeight="48px"
          minWidth="48px"
          borderRadius="card"
          cursor="pointer"
          _hover={{ bg: 'accentSoft' }}
        >
          <Icon shape="close" />
        </chakra.button>
      </chakra.div>
      {(hostsAlerts || phone) && (
        <AlertsHost ref={alerts.host} css={{ '--alerts-end': `calc(${width} + 8px)` }} />
      )}
      <chakra.div flex="1" overflowY="auto" overscrollBehavior="contain" padding="1" paddingTop="0">
        {children}
      </chakra.div>
    </chakra.div>
  )
  return phone ? createPortal(panel, document.body) : panel
}

/** On phones at the panel's foot, so that the content does not move. */
const AlertsHost = chakra('div', {
  base: {
    order: { base: '1', md: '0' },
    '--alerts-position': { base: 'static', md: 'fixed' },
    '&:has([role])': { padding: { base: '8px', md: '0' } },
  },
})

/** Makes the page behind inert and stops its scrolling; returns the cleanup. */
function makePageInert() {
  const root = document.getElementById('root')
  const { style } = document.documentElement
  root?.setAttribute('inert', '')
  style.overflow = 'hidden'
  return () => {
    root?.removeAttribute('inert')
    style.overflow = ''
  }
}

/** Handles Escape with any focus, unless the focused element has handled it. */
function useEscape(onEscape: () => void) {
  const handleEscape = useEffectEvent(onEscape)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) handleEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
