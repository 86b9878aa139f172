import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '../http/problem-error.ts'
import type { Caller } from './caller.ts'
import type { Keyed } from './hmac.ts'

type Whom = Pick<Caller, 'userId'>

/** Ids of one kind of things that callers own, as their browser gets and sends them. */
export interface ShownIds {
  show(caller: Whom, id: string): string
  /** The id behind it; throws 'not-found' unless it is one that this very caller was shown. */
  find(caller: Whom, shown: string): string
}

/**
 * An id goes out with a name that only the gateway can make, for this caller and kind of thing. So
 * nobody asks for what they have not been shown, no upstream is asked whether they may, and nothing
 * has to be remembered, on any instance.
 */
export function shownIds(keyed: Keyed, kind: string): ShownIds {
  const nameOf = ({ userId }: Whom, id: string) => keyed(`shown ${kind}`, `${userId} ${id}`)
  return {
    show: (caller, id) => `${id}.${nameOf(caller, id)}`,
    find(caller, shown) {
      const [id = '', name = ''] = shown.split('.')
      if (!isSame(name, nameOf(caller, id))) throw new Refusal('not-found')
      return id
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
