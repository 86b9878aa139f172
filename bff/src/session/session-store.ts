import { hash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'

/** One of the places where somebody is signed in. */
export interface ActiveSession {
  device: Device
  /** Milliseconds since 1970. */
  since: number
  lastUsed: number
  /** Whether it is the session that asks. */
  current: boolean
}

/** What a browser says of itself, in the makers' own names: "Chrome" on "Windows". */
export interface Device {
  browser: string
  system: string
}

/**
 * Where sessions are held. A session that was destroyed stays so: what has been stored before is
 * only ever written over while it exists. Reading is the touch that keeps it from idling out.
 */
export interface Sessions extends SessionStore {
  /** All living sessions of a user, the newest first. */
  list(userId: string, currentId: string): Promise<ActiveSession[]>
  /** Ends all sessions of a user but one; gives how many. */
  endOthers(userId: string, currentId: string): Promise<number>
  close(): void
}

export interface SessionLifetime {
  /** Milliseconds a session lives without being used. */
  idleMs: number
  now?: () => number
}

/** What is written of a session: its slices, without what the store or plugin adds. */
export function dataOf(session: Session): Partial<Session> {
  // By their names: the plugin keeps its own under symbols.
  const { cookie, stored, ...slices } = Object.fromEntries(Object.entries(session))
  return slices
}

/** Records are found under a hash, so that the store alone gives no usable cookie. */
export function recordKeyOf(sessionId: string): string {
  return hash('sha256', sessionId, 'base64url')
}
