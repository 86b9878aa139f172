import {
  type ApplicationValues,
  type StepId,
  saveApplication,
} from '@gatehouse/contracts/portal/application'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'

const debounceMs = 800
const firstRetryMs = 2000
const maxRetryMs = 30_000

/**
 * `retrying`: saving failed and is retried with backoff. `expired`: the gateway has no draft.
 * `sent`: by another tab.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'expired' | 'sent'

export interface Draft {
  step: StepId
  values: ApplicationValues
}

export interface Autosave {
  pending(): Draft | undefined
  state(): SaveState
  subscribe(listener: () => void): () => void
  change(draft: Draft): void
  save(): Promise<void>
  /** Sends pending changes with `keepalive`, without waiting for the reply. */
  flush(): void
  discard(): void
}

/**
 * Saves the draft of a job's application, the latest change only. Outlives the component, so a
 * failed save is retried after navigation within the portal.
 */
export function createAutosave(jobId: string): Autosave {
  const listeners = new Set<() => void>()
  let pending: Draft | undefined
  let inFlight: Promise<void> | undefined
  let state: SaveState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs

  const setState = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save().catch(() => undefined), milliseconds)
  }

  async function send() {
    const draft = pending
    if (!draft) return
    if (state !== 'retrying') setState('saving')
    try {
      await call(saveApplication, { params: { id: jobId }, body: draft })
    } catch (error) {
      if (error instanceof PortalError && error.is('draft-expired')) setState('expired')
      else if (error instanceof PortalError && error.is('already-sent')) setState('sent')
      else {
        setState('retrying')
        schedule(retryMs)
        retryMs = Math.min(retryMs * 2, maxRetryMs)
      }
      throw error
    }
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

  window.addEventListener('online', () => void save().catch(() => undefined))

  return {
    pending: () => pending,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(draft) {
      pending = draft
      schedule(debounceMs)
    },
    save,
    flush() {
      if (!pending) return
      const draft = pending
      call(saveApplication, { params: { id: jobId }, body: draft }, { keepalive: true }).then(
        () => {
          if (pending !== draft) return
          pending = undefined
          setState('saved')
        },
        () => undefined,
      )
    },
    discard() {
      clearTimeout(timer)
      pending = undefined
      setState('idle')
    },
  }
}

const autosaves = new Map<string, Autosave>()

/** The autosave of a job, shared by all its components. */
export function autosaveOf(jobId: string): Autosave {
  const autosave = autosaves.get(jobId) ?? createAutosave(jobId)
  autosaves.set(jobId, autosave)
  return autosave
}
