import { hash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CompanyCaller } from './caller.ts'

/** One session of a user, as listed under "Where you are signed in". */
export interface ActiveSession {
  /** Hash of the session's id. */
  record: string
  device: Device
  /** Milliseconds since 1970. */
  since: number
  lastUsed: number
  current: boolean
}

/** From the user agent: "Chrome" on "Windows". */
export interface Device {
  browser: string
  system: string
}

/** The part of a session that reads need: its user and company. */
export interface SessionCaller {
  caller?: Pick<CompanyCaller, 'userId' | 'brand'> | undefined
  /** The store could not be read. */
  unavailable?: true
}

/**
 * Session store. Stored sessions are only overwritten while they exist, so a request in flight cannot
 * revive a destroyed one. Reading resets the idle timeout.
 */
export interface Sessions extends SessionStore {
  /** Reads without resetting the idle timeout. */
  peek: SessionStore['get']
  /**
   * The caller of a session, undefined if it does not exist; resets the idle timeout. No promise where
   * nothing is waited for; else `onExpected` is told at once whose session it was when last read.
   */
  findCaller(
    id: string,
    onExpected?: (userId: string) => void,
  ): SessionCaller | undefined | Promise<SessionCaller | undefined>
  /**
   * Moves a stored session to a new id in one step; false if it no longer exists. `owner` keeps it in
   * the list of that user. For a minute `end` of the old id ends the new one.
   */
  move(oldId: string, newId: string, owner?: string): Promise<boolean>
  /** Destroys a session under this id and all ids it was moved to, with its entry in the list of `owner`. */
  end(id: string, owner?: string): Promise<void>
  list(userId: string, currentId: string): Promise<ActiveSession[]>
  /** All but the current one, or those of them with these records. */
  endOthers(userId: string, currentId: string, records?: readonly string[]): Promise<number>
  close(): void
}

export interface SessionLifetime {
  /** Idle timeout, milliseconds. */
  idleMs: number
  now?: () => number
}

/** Seconds for which the old id of a moved session leads to the new one. */
export const movedSeconds = 60

/** A session's data without the fields of store and plugin. */
export function dataOf(session: Session): Partial<Session> {
  // Object.entries skips the plugin's symbols.
  const { cookie, stored, ...data } = Object.fromEntries(Object.entries(session))
  return data
}

/** Without what identifies or authenticates the caller upstream. */
export function toSessionCaller({ userId, brand }: CompanyCaller): SessionCaller['caller'] {
  return { userId, brand }
}

/** Hash of the id: the store's keys are not usable as cookies. */
export function recordKeyOf(sessionId: string): string {
  return sessionId.length <= maxIdLength ? recordKeys.memo(sessionId) : toRecordKey(sessionId)
}

const toRecordKey = (sessionId: string) => hash('sha256', sessionId, 'base64url')

/** Of 43 characters; cookies of others must not fill the memory. */
const maxIdLength = 64

/** A cached read hashes the id of each session anew: 2.5 µs of 39. */
const recordKeys = new LRUCache<string, string>({ max: 10_000, memoMethod: toRecordKey })
