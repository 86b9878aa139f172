import { chakra } from '@chakra-ui/react'
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../language/use-text.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'

type Tone = 'error' | 'success' | 'info'

interface Alert {
  id: number
  tone: Tone
  message: string
  milliseconds: number
}

interface Alerts {
  /** Shows a message at the top for a while, five seconds unless told [1 §8]. */
  raise(tone: Tone, message: string, milliseconds?: number): void
  /** Takes all messages away: what they spoke of is over. */
  clear(): void
}

const Context = createContext<Alerts>({ raise: () => {}, clear: () => {} })

export function useAlerts() {
  return use(Context)
}

const tones = {
  error: { color: 'danger', bg: 'dangerSoft', shape: 'problem' },
  success: { color: 'good', bg: 'goodSoft', shape: 'done' },
  info: { color: 'accent', bg: 'accentSoft', shape: 'info' },
} as const

export function AlertProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Alert[]>([])
  const lastId = useRef(0)
  const alerts = useMemo<Alerts>(
    () => ({
      raise(tone, message, milliseconds = 5000) {
        const alert = { id: ++lastId.current, tone, message, milliseconds }
        // The same words twice would be noise: the newer one takes the older one's place.
        setShown((before) => [...before.filter((other) => other.message !== message), alert])
      },
      clear: () => setShown([]),
    }),
    [],
  )
  const dismiss = (id: number) => setShown((before) => before.filter((alert) => alert.id !== id))

  return (
    <Context value={alerts}>
      {children}
      {createPortal(
        <List aria-live="off">
          {shown.map((alert) => (
            <Snackbar key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
          ))}
        </List>,
        document.body,
      )}
    </Context>
  )
}

/**
 * Beside the root and marked as live, which each alert is for itself: a dialog hides all else from
 * screen readers.
 */
const List = chakra('div', {
  base: {
    position: 'fixed',
    top: '1',
    insetInline: '1',
    zIndex: '2000',
    display: 'grid',
    gap: '1',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
})

/** Its time stands still while it is pointed at or holds the focus. */
function Snackbar({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const t = useText(text)
  const [held, setHeld] = useState(false)
  const { color, bg, shape } = tones[alert.tone]
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss.current(), alert.milliseconds)
    return () => clearTimeout(timer)
  }, [held, alert.milliseconds])

  return (
    <chakra.div
      role={alert.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="1"
      maxWidth="560px"
      width="100%"
      bg={bg}
      color="ink"
      border="1px solid"
      borderColor={color}
      borderRadius="card"
      boxShadow="0 4px 16px rgb(0 0 0 / 0.12)"
      paddingInlineStart="2"
      paddingBlock="half"
    >
      <chakra.span color={color} display="flex">
        <Icon shape={shape} />
      </chakra.span>
      <chakra.span flex="1" paddingBlock="half">
        {alert.message}
      </chakra.span>
      <Button look="plain" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </chakra.div>
  )
}
