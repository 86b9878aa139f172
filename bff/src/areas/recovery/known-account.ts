import type { OperationReply } from '@gatehouse/contracts/operation'
import { isUserId } from '@gatehouse/contracts/upstream/fields'
import * as user from '@gatehouse/contracts/upstream/user'
import type { FastifyRequest } from 'fastify'
import { getSecrets, setSecrets } from '../../session/session-secrets.ts'
import type { Call } from '../../upstream/client.ts'
import { noneIfUnknown } from './reset-state.ts'

/** What the upstream says of a username. */
export interface Account {
  state: 'known' | 'invalid' | 'unknown'
  userId: string | null
  emailAddress: string | null
}

/** What is kept of it in the session: nobody but the gateway learns an id by asking. */
interface Handle {
  username: string
  userId: string | null
}

const area = 'recovery'
const unknown: Account = { state: 'unknown', userId: null, emailAddress: null }

/** Makes the upstream mail a link to who has this username, and remembers whose it is. */
export async function lookUp(
  call: Call,
  request: FastifyRequest,
  username: string,
): Promise<Account> {
  const body = { username }
  const found = await call(user.forgotPassword, { body }).then(toAccount, (fault) => {
    noneIfUnknown(fault)
    return unknown
  })
  setSecrets(request.session, area, { username, userId: found.userId } satisfies Handle)
  return found
}

function toAccount(answer: OperationReply<typeof user.forgotPassword>): Account {
  const { Valid = true, UserId: id, EmailAddress } = answer ?? {}
  if (!Valid) return { ...unknown, state: 'invalid' }
  return {
    state: 'known',
    userId: isUserId(id) ? id : null,
    emailAddress: EmailAddress || null,
  }
}

/** Whose username it is; null for nobody's. The upstream, which mails a link, is asked once. */
export async function userIdOf(
  call: Call,
  request: FastifyRequest,
  username: string,
): Promise<string | null> {
  const held = getSecrets(request.session, area) as Handle | undefined
  if (held?.username.toLowerCase() === username.toLowerCase()) return held.userId
  return (await lookUp(call, request, username)).userId
}
