import type { OperationReply } from '@gatehouse/contracts/operation'
import { isSameAccount } from '@gatehouse/contracts/rules/account-key'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import * as user from '@gatehouse/contracts/upstream/user'
import type { RequestContext } from '../../endpoints/handler-context.ts'
import { warnOnFailure } from '../../endpoints/warn-on-failure.ts'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import { undefinedIfRejected } from '../undefined-if-rejected.ts'
import type { RequestedUsernames } from './requested-usernames.ts'

export interface Account {
  state: 'known' | 'invalid' | 'unknown'
  userId: string | null
  emailAddress: string | null
}

/** Kept in the session: the browser must not learn user ids. */
interface FoundUser {
  username: string
  userId: string | null
}

const area = 'recovery'
const unknownAccount: Account = { state: 'unknown', userId: null, emailAddress: null }

/** The upstream mails a reset link. */
export async function requestLink(
  usernames: RequestedUsernames,
  { call, request }: RequestContext,
  username: string,
): Promise<Account> {
  const body = { username }
  const account = await call(user.forgotPassword, { body }).then(toAccount, (error) => {
    undefinedIfRejected(error)
    return unknownAccount
  })
  const { userId } = account
  setSecrets(request.session, area, { username, userId } satisfies FoundUser)
  // The link is mailed: a reset without its username is no reason to say otherwise.
  if (userId !== null)
    await warnOnFailure(
      request,
      'username of the reset link not stored',
      usernames.remember(userId, username),
    )
  return account
}

function toAccount(reply: OperationReply<typeof user.forgotPassword>): Account {
  const { Valid = true, UserId: id, EmailAddress } = reply ?? {}
  if (!Valid) return { ...unknownAccount, state: 'invalid' }
  return {
    state: 'known',
    userId: isUserId(id) ? id : null,
    emailAddress: EmailAddress || null,
  }
}

/** Null for an unknown username. Asks the upstream once: each call mails a link. */
export async function findUserId(
  usernames: RequestedUsernames,
  context: RequestContext,
  username: string,
): Promise<string | null> {
  const stored = getSecrets(context.request.session, area) as FoundUser | undefined
  if (stored && isSameAccount(stored.username, username)) return stored.userId
  return (await requestLink(usernames, context, username)).userId
}
