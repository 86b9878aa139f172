import { useRef, useState } from 'react'
import { leaveIfSignedOut } from '../portal/signed-out.ts'
import { isCancelledStepUp } from '../portal/step-up.ts'
import { useAlerts } from './alerts.tsx'

/**
 * Runs an asynchronous action, one call at a time, and holds its error until the next call.
 * `handleError` returns true for an error that it has shown itself.
 */
export function useAction<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
  handleError: (error: unknown) => boolean = () => false,
) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const running = useRef(false)
  const alerts = useAlerts()

  const start = async (args: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    alerts.clearError()
    try {
      await action(...args)
    } catch (thrown) {
      if (leaveIfSignedOut(thrown) || isCancelledStepUp(thrown)) return
      if (!handleError(thrown)) setError(thrown)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, run: (...args: A) => void start(args) }
}
