import type { UserData } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import { maskEmail, type PasscodeTo } from '../sign-in/sent-to.ts'

/** What only signing in tells of an account, and no later call: kept for as long as the session. */
export interface KeptAccount {
  question: string | null
  answer: string | null
  emailAddress: string | null
  /** What the upstream calls the kind of user, in the path of some calls. */
  entity: string | null
}

const area = 'account'

/** Sealed: who knows the answer can take the account over. */
export function keepAccount({ session }: FastifyRequest, user: UserData): KeptAccount {
  const kept: KeptAccount = {
    question: user.securityQuestion ?? null,
    answer: user.securityQuestionAnswer ?? null,
    emailAddress: user.emailAddress || null,
    entity: user.entity || null,
  }
  setSecrets(session, area, kept)
  return kept
}

export function keptAccount({ session }: FastifyRequest): KeptAccount {
  const none: KeptAccount = { question: null, answer: null, emailAddress: null, entity: null }
  return (getSecrets(session, area) as KeptAccount | undefined) ?? none
}

/** Where this account's passcodes go that are mailed. */
export function mailTo({ emailAddress }: KeptAccount): PasscodeTo {
  return { channel: 'email', maskedAddress: maskEmail(emailAddress ?? '') }
}

/** After an update: what was saved is what is shown from now on. */
export function changeAccount(request: FastifyRequest, changed: Partial<KeptAccount>) {
  setSecrets(request.session, area, { ...keptAccount(request), ...changed })
}
