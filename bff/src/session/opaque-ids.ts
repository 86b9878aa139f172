import { timingSafeEqual } from 'node:crypto'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller } from './caller.ts'
import type { Hmac } from './hmac.ts'

type Whom = Pick<Caller, 'userId'>

/** Ids of one kind of things that callers own, as their browser gets and sends them. */
export interface OpaqueIds {
  toOpaque(caller: Whom, id: string): string
  /** The id behind it; throws 'not-found' unless it is one that this very caller was shown. */
  fromOpaque(caller: Whom, shown: string): string
}

/**
 * An id goes out with a name that only the gateway can make, for this caller and kind of thing. So
 * nobody asks for what they have not been shown, no upstream is asked whether they may, and nothing
 * has to be remembered, on any instance.
 */
export function createOpaqueIds(hmac: Hmac, kind: string): OpaqueIds {
  const nameOf = ({ userId }: Whom, id: string) => hmac(`shown ${kind}`, `${userId} ${id}`)
  return {
    toOpaque: (caller, id) => `${id}.${nameOf(caller, id)}`,
    fromOpaque(caller, shown) {
      const [id = '', name = ''] = shown.split('.')
      if (!isSame(name, nameOf(caller, id))) throw new ProblemError('not-found')
      return id
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
