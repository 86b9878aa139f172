/** A difference between an answer and its contract. Never holds a value of the answer. */
export interface Drift {
  kind: DriftKind
  /** Field, such as `SearchResults[].Title`; `(reply)` for the whole, `(service token)` without one. */
  path: string
  detail: string
}

export type DriftKind =
  | 'connection'
  | 'deadline'
  | 'status'
  | 'content-type'
  | 'body'
  | 'envelope'
  | 'refused'
  | 'missing'
  | 'extra'
  | 'renamed'
  | 'type'
  | 'null'
  | 'value'
  /** The gateway rejects the answer, and none of the above says why. */
  | 'gateway'

export const wholeReply = '(reply)'
export const serviceToken = '(service token)'

/** By which an accepted drift is named in the inputs. */
export function nameDrift({ kind, path }: Drift): string {
  return `${kind} ${path}`
}
