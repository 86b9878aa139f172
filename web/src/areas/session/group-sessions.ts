import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { listSessions } from '@gatehouse/contracts/portal/active-sessions'

type SessionEntry = ReplyOf<typeof listSessions>['sessions'][number]

/** Sessions of the same browser on the same system; the current one stands alone. */
export interface SessionGroup extends Pick<SessionEntry, 'browser' | 'system' | 'current'> {
  ids: readonly string[]
  /** Of the first sign-in; ISO 8601. */
  since: string
  /** Of the latest use; ISO 8601. */
  lastUsed: string
}

const identityOf = ({ browser, system, current }: SessionEntry) => ({ browser, system, current })

/** The current one first, the others by their latest use. */
export function groupSessions(sessions: readonly SessionEntry[]): SessionGroup[] {
  const groups = new Map<string, SessionEntry[]>()
  for (const session of sessions) {
    const key = JSON.stringify(identityOf(session))
    groups.set(key, [...(groups.get(key) ?? []), session])
  }
  return [...groups.values()]
    .map((group) => ({
      ...identityOf(group[0] as SessionEntry),
      ids: group.map(({ id }) => id),
      since: earliest(group.map(({ since }) => since)),
      lastUsed: latest(group.map(({ lastUsed }) => lastUsed)),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastUsed.localeCompare(a.lastUsed))
}

const earliest = (times: readonly string[]) => [...times].sort()[0] ?? ''
const latest = (times: readonly string[]) => [...times].sort().at(-1) ?? ''
