import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { useRead } from '../../portal/use-read.ts'

/** Whether the session has been read, or could not be. */
export function useIsSessionKnown(): boolean {
  const { data, error } = useRead(readSession, {})
  return data !== undefined || error !== undefined
}

/** The current session; a visitor's until it has been read. */
export function useSession(): SessionView {
  const { data } = useRead(readSession, {})
  return data ?? visitorSession
}
