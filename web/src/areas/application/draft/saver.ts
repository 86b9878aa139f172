import { type StepId, saveApplication, type Values } from '@gatehouse/contracts/portal/application'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'

/** After the last change; what has just been typed may be half a word. */
const restMs = 800
const firstRetryMs = 2000
const lastRetryMs = 30_000

/** How it stands with what was typed: 'waiting' for a connection, or the gateway has it no longer. */
export type SaveState = 'nothing' | 'saving' | 'saved' | 'waiting' | 'gone'

export interface Draft {
  step: StepId
  values: Values
}

export interface Saver {
  /** What is not saved yet. */
  pending(): Draft | undefined
  state(): SaveState
  follow(listener: () => void): () => void
  change(draft: Draft): void
  /** Saves at once what has changed; throws what has gone wrong. */
  save(): Promise<void>
  /** The page is being left: what has changed goes along, and is not waited for. */
  leave(): void
  /** What was typed is sent, or not wanted any more. */
  drop(): void
}

/**
 * Keeps what is typed into the application for a job at the gateway, the newest of it. It outlives
 * the part of the page that made it: what could not be saved when somebody went elsewhere is tried
 * again, and is there when they come back.
 */
export function makeSaver(id: string): Saver {
  const listeners = new Set<() => void>()
  let pending: Draft | undefined
  let underWay: Promise<void> | undefined
  let state: SaveState = 'nothing'
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs

  const set = (next: SaveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save().catch(() => undefined), milliseconds)
  }

  async function send() {
    const draft = pending
    if (!draft) return
    if (state !== 'waiting') set('saving')
    try {
      await call(saveApplication, { params: { id }, body: draft })
    } catch (fault) {
      if (fault instanceof PortalError && fault.is('draft-expired')) set('gone')
      else {
        set('waiting')
        later(retryMs)
        retryMs = Math.min(retryMs * 2, lastRetryMs)
      }
      throw fault
    }
    retryMs = firstRetryMs
    if (pending !== draft) return
    pending = undefined
    set('saved')
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    await underWay?.catch(() => undefined)
    if (!pending) return
    underWay = send().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  window.addEventListener('online', () => void save().catch(() => undefined))

  return {
    pending: () => pending,
    state: () => state,
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(draft) {
      pending = draft
      later(restMs)
    },
    save,
    leave() {
      if (!pending) return
      const draft = pending
      call(saveApplication, { params: { id }, body: draft }, { keepalive: true }).then(
        () => {
          if (pending !== draft) return
          pending = undefined
          set('saved')
        },
        () => undefined,
      )
    },
    drop() {
      clearTimeout(timer)
      pending = undefined
      set('nothing')
    },
  }
}

const savers = new Map<string, Saver>()

/** The one of a job. */
export function saverOf(id: string): Saver {
  const saver = savers.get(id) ?? makeSaver(id)
  savers.set(id, saver)
  return saver
}
