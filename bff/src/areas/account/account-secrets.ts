import type { UserData } from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import { maskEmail, type PasscodeDestination } from '../sign-in/passcode-destination.ts'

/** Account data that only the sign-in reply contains; lives as long as the session. */
export interface AccountSecrets {
  question: string | null
  answer: string | null
  emailAddress: string | null
}

const area = 'account'

/** Encrypted: the answer is enough to take over the account. */
export function storeAccountSecrets({ session }: FastifyRequest, user: UserData): AccountSecrets {
  const secrets: AccountSecrets = {
    question: user.securityQuestion || null,
    answer: user.securityQuestionAnswer || null,
    emailAddress: user.emailAddress || null,
  }
  setSecrets(session, area, secrets)
  return secrets
}

export function getAccountSecrets({ session }: FastifyRequest): AccountSecrets {
  const none: AccountSecrets = { question: null, answer: null, emailAddress: null }
  return (getSecrets(session, area) as AccountSecrets | undefined) ?? none
}

export function toEmailDestination({ emailAddress }: AccountSecrets): PasscodeDestination {
  return { channel: 'email', maskedAddress: maskEmail(emailAddress ?? '') }
}

export function updateAccountSecrets(request: FastifyRequest, changes: Partial<AccountSecrets>) {
  setSecrets(request.session, area, { ...getAccountSecrets(request), ...changes })
}
