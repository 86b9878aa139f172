import { chakra } from '@chakra-ui/react'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type Message, messageIn } from '../language/message.ts'
import { type Alert, type AlertAction, AlertSnackbar } from './alert-snackbar.tsx'

export interface AlertOptions {
  milliseconds?: number
  action?: AlertAction
  /** Its reference stands beside the message in the page. */
  error?: unknown
  /** The caller shows the error in the page itself. */
  isShownInPage?: boolean
  isLasting?: boolean
}

/** An error that has no other place in the page at `path`, where it was raised. */
interface RaisedError {
  message: Message
  action: AlertAction | undefined
  cause: unknown
  path: string
}

interface Alerts {
  /**
   * Shows a message for five seconds, or as given [1 §8]. An error stays in its page as well, until
   * `clearError`, a success or another page; as a function it follows the language. Returns a function
   * that removes the message.
   */
  raise(tone: Alert['tone'], message: Message, options?: AlertOptions): () => void
  clear(): void
  /** Before a form is sent again: removes what is left of its last error. */
  clearError(): void
  /**
   * Ref of an element that hosts the alerts, so that they can be reached inside a modal. It
   * positions them by --alerts-position and --alerts-end.
   */
  host(place: HTMLElement | null): void
}

const Context = createContext<Alerts>({
  raise: () => () => {},
  clear: () => {},
  clearError: () => {},
  host: () => {},
})
const ErrorContext = createContext<{ error?: RaisedError; clear: () => void }>({ clear() {} })

export function useAlerts() {
  return use(Context)
}

/** The error that the current page shows for the alerts; another page clears it. */
export function useRaisedError(): RaisedError | undefined {
  const { error, clear } = use(ErrorContext)
  const isOfThisPage = error?.path === location.pathname
  useEffect(() => {
    if (!isOfThisPage) clear()
  }, [isOfThisPage, clear])
  return isOfThisPage ? error : undefined
}

/** A repeated message, or the failure before a success and the reverse; Undo stays. */
function isReplaced(other: Alert, { tone, message }: Alert): boolean {
  const isUndo = other.tone !== 'error' && other.action
  const isOutcome = tone !== 'info' && other.tone !== 'info' && !other.action
  return (isSameMessage(other.message, message) && !isUndo) || (isOutcome && other.tone !== tone)
}

function isSameMessage(one: Message, other: Message): boolean {
  return messageIn(one, 'en') === messageIn(other, 'en')
}

export function AlertProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Alert[]>([])
  const [error, setError] = useState<RaisedError>()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const lastId = useRef(0)
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((alert) => alert.id !== id)),
    [],
  )
  const alerts = useMemo<Alerts>(
    () => ({
      raise(tone, message, { milliseconds = 5000, action, ...options } = {}) {
        const { isShownInPage = false, isLasting = false, error: cause } = options
        const alert = { id: ++lastId.current, tone, message, milliseconds, action, isLasting }
        setShown((before) => [...before.filter((other) => !isReplaced(other, alert)), alert])
        if (tone === 'error' && !isShownInPage)
          setError({ message, action, cause, path: location.pathname })
        if (tone === 'success') setError(undefined)
        return () => dismiss(alert.id)
      },
      clear() {
        setShown((before) => before.filter(({ isLasting }) => isLasting))
        setError(undefined)
      },
      clearError() {
        setShown((before) => before.filter(({ tone, action }) => tone !== 'error' || action))
        setError(undefined)
      },
      host: setHost,
    }),
    [dismiss],
  )

  const raised = useMemo(
    () => ({ ...(error && { error }), clear: () => setError(undefined) }),
    [error],
  )
  const region = (
    <List aria-live="polite" data-not-printed="">
      {shown.map((alert) => (
        <AlertSnackbar key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
    </List>
  )
  return (
    <Context value={alerts}>
      <ErrorContext value={raised}>{children}</ErrorContext>
      {createPortal(region, host ?? document.body)}
    </Context>
  )
}

/**
 * Outside the root and with aria-live, because a dialog hides everything else from screen readers.
 * It is live for its messages: an element that is inserted with its text is mostly not announced,
 * unless it is an alert.
 */
const List = chakra('div', {
  base: {
    position: 'var(--alerts-position, fixed)',
    top: 'calc(8px + var(--hidden-above, 0px))',
    insetInlineStart: '1',
    insetInlineEnd: 'var(--alerts-end, 8px)',
    zIndex: '2000',
    display: 'grid',
    gap: '1',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
})
