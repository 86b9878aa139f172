import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'
import { signValue, verifyValue } from './signed-value.ts'

type Owner = Pick<Caller, 'userId'>

export interface SignedIds {
  sign(owner: Owner, id: string): string
  /** Throws 'not-found' unless it was issued to this owner. */
  verify(owner: Owner, signedId: string): string
}

/**
 * Signs ids for their owner and kind with an HMAC: readable, not forgeable, so that ids of others cannot
 * be requested, without state and without an upstream call.
 */
export function createSignedIds(hmac: Hmac, kind: string): SignedIds {
  const purpose = `id ${kind}`
  return {
    sign: ({ userId }, id) => signValue(hmac, purpose, id, `${userId} `),
    verify({ userId }, signedId) {
      const id = verifyValue(hmac, purpose, signedId, `${userId} `)
      if (id === undefined) throw new ProblemError('not-found')
      return id
    },
  }
}
