import { chakra } from '@chakra-ui/react'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
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
  action: Action | undefined
}

/** Button of an alert, such as Undo; it also dismisses the alert. */
interface Action {
  label: string
  act: () => void
}

interface Alerts {
  /** Shows a message for five seconds, or as given [1 §8]. */
  raise(tone: Tone, message: string, milliseconds?: number, action?: Action): void
  clear(): void
  /**
   * Ref of an element that hosts the alerts, so that they can be reached inside a modal. It
   * positions them by --alerts-position and --alerts-end.
   */
  host(place: HTMLElement | null): void
}

const Context = createContext<Alerts>({ raise: () => {}, clear: () => {}, host: () => {} })

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
  const [host, setHost] = useState<HTMLElement | null>(null)
  const lastId = useRef(0)
  const alerts = useMemo<Alerts>(
    () => ({
      raise(tone, message, milliseconds = 5000, action) {
        const alert = { id: ++lastId.current, tone, message, milliseconds, action }
        // A repeated message replaces the earlier one.
        setShown((before) => [...before.filter((other) => other.message !== message), alert])
      },
      clear: () => setShown([]),
      host: setHost,
    }),
    [],
  )
  const dismiss = (id: number) => setShown((before) => before.filter((alert) => alert.id !== id))

  const region = (
    <List aria-live="off">
      {shown.map((alert) => (
        <Snackbar key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
    </List>
  )
  return (
    <Context value={alerts}>
      {children}
      {createPortal(region, host ?? document.body)}
    </Context>
  )
}

/**
 * Outside the root and with aria-live, because a dialog hides everything else from screen readers;
 * off, because each alert is live itself.
 */
const List = chakra('div', {
  base: {
    position: 'var(--alerts-position, fixed)',
    top: '1',
    insetInlineStart: '1',
    insetInlineEnd: 'var(--alerts-end, 8px)',
    zIndex: '2000',
    display: 'grid',
    gap: '1',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
})

/** Its timer pauses while it is hovered or focused. */
function Snackbar({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const t = useText(text)
  const [paused, setPaused] = useState(false)
  const { color, bg, shape } = tones[alert.tone]
  const dismiss = useEffectEvent(onDismiss)

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismiss(), alert.milliseconds)
    return () => clearTimeout(timer)
  }, [paused, alert.milliseconds])

  return (
    <chakra.div
      role={alert.tone === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      pointerEvents="auto"
      display="flex"
      // Two buttons leave no room for the message on a phone.
      flexWrap={{ base: alert.action ? 'wrap' : 'nowrap', md: 'nowrap' }}
      justifyContent="flex-end"
      alignItems="center"
      gap={{ base: alert.action ? '0' : '1', md: '1' }}
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
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1"
        flex={{ base: alert.action ? '1 0 100%' : '1', md: '1' }}
        paddingBlock="half"
      >
        <chakra.span color={color}>
          <Icon shape={shape} />
        </chakra.span>
        {alert.message}
      </chakra.span>
      {alert.action && <ActionButton {...alert.action} onDone={onDismiss} />}
      <Button look="plain" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </chakra.div>
  )
}

function ActionButton({ label, act, onDone }: Action & { onDone: () => void }) {
  return (
    <Button
      look="plain"
      onClick={() => {
        onDone()
        act()
      }}
    >
      {label}
    </Button>
  )
}
