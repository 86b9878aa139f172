import type { UserData } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { keepSealed, readSealed } from '../../server/sealed.ts'
import { maskEmail, type PasscodeTo } from '../sign-in/sent-to.ts'

/** What only signing in tells of an account, and no later call: kept for as long as the session. */
export interface KeptAccount {
  question: string | null
  answer: string | null
  /** Where passcodes go that are mailed. */
  email: PasscodeTo
}

const area = 'account'

/** Sealed: who knows the answer can take the account over. */
export function keepAccount({ session }: FastifyRequest, user: UserData): KeptAccount {
  const kept: KeptAccount = {
    question: user.securityQuestion ?? null,
    answer: user.securityQuestionAnswer ?? null,
    email: { channel: 'email', maskedAddress: maskEmail(user.emailAddress ?? '') },
  }
  keepSealed(session, area, kept)
  return kept
}

export function keptAccount({ session }: FastifyRequest): KeptAccount {
  const none: KeptAccount = {
    question: null,
    answer: null,
    email: { channel: 'email', maskedAddress: null },
  }
  return (readSealed(session, area) as KeptAccount | undefined) ?? none
}

/** After an update: what was saved is what is shown from now on. */
export function changeAccount(request: FastifyRequest, changed: Partial<KeptAccount>) {
  keepSealed(request.session, area, { ...keptAccount(request), ...changed })
}
