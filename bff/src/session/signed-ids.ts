import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from './caller.ts'
import { type Hmac, isEqual } from './hmac.ts'

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
  const signatureOf = ({ userId }: Owner, id: string) => hmac(`id ${kind}`, `${userId} ${id}`)
  return {
    sign: (owner, id) => `${id}.${signatureOf(owner, id)}`,
    verify(owner, signedId) {
      const [id = '', signature = ''] = signedId.split('.')
      if (!isEqual(signature, signatureOf(owner, id))) throw new ProblemError('not-found')
      return id
    },
  }
}
