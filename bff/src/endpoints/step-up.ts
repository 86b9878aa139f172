import { hash, randomUUID } from 'node:crypto'
import type { StepUpPurpose } from '@gatehouse/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import { heldReset } from '../areas/recovery/reset-handle.ts'
import { ProblemError } from '../http/problem-error.ts'
import { decrypt, encrypt } from '../session/encrypt.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { recordKey } from '../store/redis.ts'
import { requireReadableSession } from './require-session.ts'

/** How long a request for a passcode, and then the right passcode, is good for. */
const lifeSeconds = 300

/** What somebody wants to do, and since when they may. */
export interface StepUp {
  id: string
  purpose: StepUpPurpose
  /** Hash of what is to be done: another content is another wish. */
  content: string
  /** The jwt of the passcode check, once it was right. */
  granted?: { jwt: string | undefined }
}

/** A passcode that was right, for this very purpose and content. */
export interface StepUpProof {
  /** What Check2FA answered; goes along where the upstream asks for it. */
  jwt: string | undefined
}

/** Step-ups of a session: at most one at a time, used once, shared by all instances. */
export interface StepUps {
  /**
   * Takes the proof; without one remembers the wish and throws 'step-up-required'. Nobody wishes to
   * choose a new password without the link or the PIN for it: 'reset-expired'.
   */
  claim(request: FastifyRequest, purpose: StepUpPurpose, content: unknown): Promise<StepUpProof>
  /** What is wished; throws 'step-up-expired' when nothing is, or it is too long ago. */
  pending(request: FastifyRequest): Promise<StepUp>
  grant(request: FastifyRequest, wish: StepUp, jwt: string | undefined): Promise<void>
}

export function createStepUps(keyValueStore: KeyValueStore): StepUps {
  const nameOf = ({ session }: FastifyRequest) => recordKey('step-up', session.sessionId)
  const open = ({ session }: FastifyRequest, kept: string | undefined) =>
    kept === undefined ? undefined : (decrypt(session.sessionId, kept) as StepUp | undefined)
  const keep = (request: FastifyRequest, stepUp: StepUp) =>
    keyValueStore.set(nameOf(request), encrypt(request.session.sessionId, stepUp), lifeSeconds)

  return {
    async claim(request, purpose, what) {
      if (purpose === 'reset-password' && !heldReset(request))
        throw new ProblemError('reset-expired')
      const content = hash('sha256', JSON.stringify([request.url, what ?? null]), 'base64url')
      const held = open(request, await keyValueStore.getAndDelete(nameOf(request)))
      const same = held?.purpose === purpose && held.content === content
      if (same && held.granted) return held.granted
      await keep(request, same ? held : { id: randomUUID(), purpose, content })
      throw new ProblemError('step-up-required')
    },
    async pending(request) {
      requireReadableSession(request.session)
      const held = open(request, await keyValueStore.get(nameOf(request)))
      if (!held || held.granted) throw new ProblemError('step-up-expired')
      return held
    },
    grant: (request, wish, jwt) => keep(request, { ...wish, granted: { jwt } }),
  }
}
