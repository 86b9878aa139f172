import type { UserData } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import { maskEmail, type PasscodeDestination } from '../sign-in/passcode-destination.ts'

/** What only signing in tells of an account, and no later call: kept for as long as the session. */
export interface AccountSecrets {
  question: string | null
  answer: string | null
  emailAddress: string | null
  /** What the upstream calls the kind of user, in the path of some calls. */
  entity: string | null
}

const area = 'account'

/** Sealed: who knows the answer can take the account over. */
export function storeAccountSecrets({ session }: FastifyRequest, user: UserData): AccountSecrets {
  const kept: AccountSecrets = {
    question: user.securityQuestion ?? null,
    answer: user.securityQuestionAnswer ?? null,
    emailAddress: user.emailAddress || null,
    entity: user.entity || null,
  }
  setSecrets(session, area, kept)
  return kept
}

export function getAccountSecrets({ session }: FastifyRequest): AccountSecrets {
  const none: AccountSecrets = { question: null, answer: null, emailAddress: null, entity: null }
  return (getSecrets(session, area) as AccountSecrets | undefined) ?? none
}

/** Where this account's passcodes go that are mailed. */
export function toEmailDestination({ emailAddress }: AccountSecrets): PasscodeDestination {
  return { channel: 'email', maskedAddress: maskEmail(emailAddress ?? '') }
}

/** After an update: what was saved is what is shown from now on. */
export function updateAccountSecrets(request: FastifyRequest, changed: Partial<AccountSecrets>) {
  setSecrets(request.session, area, { ...getAccountSecrets(request), ...changed })
}
