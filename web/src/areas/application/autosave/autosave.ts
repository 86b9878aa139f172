import {
  type Application,
  type ApplicationValues,
  maxUnansweredSaves,
  type StepId,
} from '@gatehouse/contracts/portal/application'
import { readSession } from '@gatehouse/contracts/portal/session'
import { isSameAccount } from '@gatehouse/contracts/rules/account-key'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { settings } from '../../../portal/settings.ts'
import { leaveIfSignedOut } from '../../../portal/signed-out.ts'
import { peek } from '../../../portal/use-read.ts'
import { draftEndpoints } from '../model/draft-endpoints.ts'
import { workerAutosaves } from './autosaves.ts'
import { isSameInput, mergeValues } from './merge-values.ts'

const debounceMs = 800
const firstRetryMs = 2000
const maxRetryMs = 30_000

/**
 * `retrying`: saving failed and is retried with backoff. `expired`: the gateway has no draft.
 * `sent`: by another tab.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'expired' | 'sent'

interface Draft {
  step: StepId
  values: ApplicationValues
}

export interface Autosave {
  /**
   * Takes a draft as read, or as just started; gives its values merged with pending changes of the
   * same applicant.
   */
  open(application: Application, isNew?: boolean): ApplicationValues
  /** Of the draft as last read or saved. */
  version(): string
  pending(): Draft | undefined
  state(): SaveState
  /** A new draft was not found by its first save: the browser keeps no cookie. */
  losesDrafts(): boolean
  subscribe(listener: () => void): () => void
  /** Called with the merged draft when another tab has changed it. */
  onMerge(listener: (merged: Application) => void): () => void
  /** Counts merges of another tab's changes. */
  merges(): number
  /** Reads and merges what another tab has changed. */
  merge(): Promise<void>
  change(draft: Draft): void
  /** Merges and saves again if another tab has saved meanwhile. */
  save(): Promise<void>
  /** The next draft takes the pending changes on, though another address may be entered. */
  handOn(): void
  /** Sends pending changes with `keepalive`, without waiting for the reply. */
  flush(): void
  discard(): void
  /** Drops pending changes, and saves none that follow. */
  close(): void
}

/**
 * Saves the draft of a job's application, the latest change only. Outlives the component, so a
 * failed save is retried after navigation within the portal.
 */
export function createAutosave(jobId: string, isWorker = false): Autosave {
  const endpoints = draftEndpoints(isWorker)
  const params = { id: jobId }
  const listeners = new Set<() => void>()
  const mergeListeners = new Set<(merged: Application) => void>()
  let merges = 0
  let discards = 0
  let losesDrafts = false
  /** Of a new draft, until it is saved. */
  let startedAt = 0
  /** The draft as last read or saved. */
  let base: Draft | undefined
  /** Of the applicant who made the pending changes. */
  let email: string | undefined
  /** Of the draft as last read or saved, then those of saves without an answer. */
  let versions: string[] = []
  let pending: (Draft & { version: string }) | undefined
  let inFlight: Promise<void> | undefined
  let state: SaveState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let isClosed = false

  const setState = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save().catch(() => undefined), milliseconds)
  }

  const setPending = ({ step, values }: Draft) => {
    pending = { step, values, version: crypto.randomUUID() }
  }
  const open = (application: Application, isNew = false) => {
    startedAt = isNew ? Date.now() : 0
    const { version, step, values: theirs } = application
    // The next person at a shared browser.
    if (email !== undefined && !isSameAccount(email, application.email)) discard()
    email = application.email
    const values = pending ? mergeValues(base?.values ?? theirs, pending.values, theirs) : theirs
    base = { step, values: theirs }
    versions = [version]
    if (state === 'expired') setState('idle')
    if (pending) setPending({ ...pending, values })
    return values
  }

  const expire = () => {
    // All input goes into a draft that is started anew.
    if (!pending && base) setPending(base)
    // Further saves of the same draft find none, either.
    if (base) losesDrafts = Date.now() - startedAt < settings.applicationHours * 3_600_000
    base = undefined
    setState('expired')
  }

  async function merge() {
    const { application } = await call(endpoints.read, { params })
    if (application?.state !== 'open') return application ? setState('sent') : expire()
    const mine = (pending ?? base)?.values
    const values = open(application)
    if (mine && !isSameInput(mine, values)) merges++
    for (const listener of mergeListeners) listener({ ...application, values })
  }

  async function post(draft: NonNullable<typeof pending>, options: { keepalive?: true } = {}) {
    const { step, values, version: nextVersion } = draft
    const body = { step, values, versions, nextVersion }
    if (!versions.includes(nextVersion))
      versions = [...versions, nextVersion].slice(-maxUnansweredSaves)
    await call(endpoints.save, { params, body }, options)
    losesDrafts = false
    startedAt = 0
    // An answer can come after that of a later save.
    if (!versions.includes(nextVersion)) return
    versions = versions.slice(versions.indexOf(nextVersion))
    base = { step, values }
  }

  /** Gives whether the draft was saved as it was. */
  async function postOrMerge(draft: NonNullable<typeof pending>): Promise<boolean> {
    try {
      await post(draft)
      return true
    } catch (error) {
      if (!hasCode(error, 'draft-changed')) throw error
      await merge()
      return false
    }
  }

  async function send(): Promise<void> {
    const draft = pending
    if (!draft) return
    const discardsBefore = discards
    if (state !== 'retrying') setState('saving')
    let isSaved: boolean
    try {
      isSaved = await postOrMerge(draft)
    } catch (error) {
      // Of a draft that was discarded meanwhile.
      if (discards !== discardsBefore) throw error
      if (hasCode(error, 'draft-expired')) expire()
      else if (hasCode(error, 'already-sent')) setState('sent')
      else if (!leaveIfSignedOut(error)) {
        setState('retrying')
        schedule(retryMs)
        retryMs = Math.min(retryMs * 2, maxRetryMs)
      }
      throw error
    }
    if (!isSaved) return send()
    retryMs = firstRetryMs
    if (pending !== draft) return
    pending = undefined
    setState('saved')
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    await inFlight?.catch(() => undefined)
    if (!pending) return
    inFlight = send().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }

  const saveOnline = () => void save().catch(() => undefined)
  window.addEventListener('online', saveOnline)

  // Such as after a save that failed, or whose draft has expired: pending changes are in memory only.
  const objectToReload = (event: Event) => {
    if (pending && state !== 'sent') event.preventDefault()
  }
  window.addEventListener('gatehouse:reload', objectToReload)

  const discard = () => {
    discards++
    clearTimeout(timer)
    retryMs = firstRetryMs
    pending = undefined
    setState('idle')
  }

  return {
    open,
    version: () => versions.at(-1) ?? '',
    pending: () => pending && { step: pending.step, values: pending.values },
    state: () => state,
    losesDrafts: () => losesDrafts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onMerge(listener) {
      mergeListeners.add(listener)
      return () => mergeListeners.delete(listener)
    },
    merges: () => merges,
    merge,
    change(draft) {
      if (isClosed) return
      setPending(draft)
      schedule(debounceMs)
    },
    save,
    handOn() {
      email = undefined
    },
    flush() {
      if (!pending) return
      const draft = pending
      post(draft, { keepalive: true }).then(
        () => {
          retryMs = firstRetryMs
          if (pending !== draft) return
          pending = undefined
          setState('saved')
        },
        () => undefined,
      )
    },
    discard,
    close() {
      isClosed = true
      window.removeEventListener('online', saveOnline)
      window.removeEventListener('gatehouse:reload', objectToReload)
      discard()
    },
  }
}

const autosaves = new Map<string, Autosave>()

/** The autosave of a job's draft, shared by all its components. A worker's draft has one per user. */
export function autosaveOf(jobId: string, isWorker: boolean): Autosave {
  const person = isWorker ? peek(readSession, {})?.person?.key : undefined
  const key = `${jobId} ${isWorker} ${person}`
  const existing = autosaves.get(key)
  if (existing) return existing
  const autosave = createAutosave(jobId, isWorker)
  autosaves.set(key, autosave)
  if (isWorker)
    workerAutosaves.add({
      person,
      close() {
        autosaves.delete(key)
        autosave.close()
      },
    })
  return autosave
}
