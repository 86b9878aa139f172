import { timingSafeEqual } from 'node:crypto'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'

type Owner = Pick<Caller, 'userId'>

export interface OpaqueIds {
  toOpaque(owner: Owner, id: string): string
  /** Throws 'not-found' unless it was issued to this owner. */
  fromOpaque(owner: Owner, opaque: string): string
}

/**
 * Signs ids for their owner and kind with an HMAC, so that ids of others cannot be requested, without
 * state and without asking an upstream.
 */
export function createOpaqueIds(hmac: Hmac, kind: string): OpaqueIds {
  const signatureOf = ({ userId }: Owner, id: string) => hmac(`shown ${kind}`, `${userId} ${id}`)
  return {
    toOpaque: (owner, id) => `${id}.${signatureOf(owner, id)}`,
    fromOpaque(owner, opaque) {
      const [id = '', signature = ''] = opaque.split('.')
      if (!isEqual(signature, signatureOf(owner, id))) throw new ProblemError('not-found')
      return id
    },
  }
}

/** Constant-time comparison. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
