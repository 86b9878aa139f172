import { hash, randomUUID } from 'node:crypto'
import type { StepUpPurpose } from '@gatehouse/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem-error.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import { requireReadableSession } from './require-session.ts'

const lifeSeconds = 600

/** A step-up of one session for one purpose and content. */
export interface StepUp {
  id: string
  purpose: StepUpPurpose
  /** Hash of URL and body: the passcode counts for this very content. */
  content: string
  /** A passcode was sent for it; one of a sign-in or of another content does not count. */
  passcodeSent?: true
  granted?: Grant
}

export interface Grant {
  proof: StepUpProof
  /** Milliseconds since 1970. */
  until: number
}

export interface StepUpProof {
  jwt: string | undefined
}

/** At most one step-up per session, single-use, shared by all instances. */
export interface StepUps {
  /** Consumes the proof; without one stores a pending step-up and throws 'step-up-required'. */
  claim(request: FastifyRequest, purpose: StepUpPurpose, content: unknown): Promise<ClaimedStepUp>
  /** Gives the proof back after an attempt that had no effect. */
  restore(request: FastifyRequest, claimed: ClaimedStepUp): Promise<void>
  /** Throws 'step-up-expired' when none is pending. */
  pending(request: FastifyRequest): Promise<StepUp>
  markSent(request: FastifyRequest, stepUp: StepUp): Promise<void>
  grant(request: FastifyRequest, stepUp: StepUp, jwt: string | undefined): Promise<void>
}

export type ClaimedStepUp = StepUp & { granted: Grant }

/** Checked before a passcode is sent; each throws its own problem. */
export type StepUpPreconditions = Partial<Record<StepUpPurpose, (request: FastifyRequest) => void>>

export function createStepUps(
  keyValueStore: KeyValueStore,
  preconditions: StepUpPreconditions,
  /** Purposes that need no passcode. */
  exempt: readonly StepUpPurpose[] = [],
): StepUps {
  const nameOf = ({ session }: FastifyRequest) => recordKey('step-up', session.sessionId)
  const open = ({ session }: FastifyRequest, stored: string | undefined) =>
    stored === undefined ? undefined : (decrypt(session.sessionId, stored) as StepUp | undefined)
  const save = (request: FastifyRequest, stepUp: StepUp) =>
    keyValueStore.set(nameOf(request), encrypt(request.session.sessionId, stepUp), lifeSeconds)

  return {
    async claim(request, purpose, what) {
      preconditions[purpose]?.(request)
      if (exempt.includes(purpose)) return withoutPasscode(purpose)
      const content = hash('sha256', JSON.stringify([request.url, what ?? null]), 'base64url')
      const current = open(request, await keyValueStore.getAndDelete(nameOf(request)))
      const same = current?.purpose === purpose && current.content === content
      if (same && isGranted(current)) return current
      await save(request, same ? current : { id: randomUUID(), purpose, content })
      throw new ProblemError('step-up-required')
    },
    async restore(request, claimed) {
      const seconds = Math.floor((claimed.granted.until - Date.now()) / 1000)
      const value = encrypt(request.session.sessionId, claimed)
      if (seconds > 0) await keyValueStore.setIfAbsent(nameOf(request), value, seconds)
    },
    async pending(request) {
      requireReadableSession(request.session)
      const current = open(request, await keyValueStore.get(nameOf(request)))
      if (!current || current.granted) throw new ProblemError('step-up-expired')
      return current
    },
    markSent: (request, stepUp) => save(request, { ...stepUp, passcodeSent: true }),
    grant: (request, stepUp, jwt) =>
      save(request, {
        ...stepUp,
        granted: { proof: { jwt }, until: Date.now() + lifeSeconds * 1000 },
      }),
  }
}

/** Not restored: its time is over. */
function withoutPasscode(purpose: StepUpPurpose): ClaimedStepUp {
  return { id: '', purpose, content: '', granted: { proof: { jwt: undefined }, until: 0 } }
}

function isGranted(stepUp: StepUp): stepUp is ClaimedStepUp {
  return stepUp.granted !== undefined
}
