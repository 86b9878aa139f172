import type { Front } from './front.ts'

/** What a judge found; the figure with its units. */
export interface Judgement {
  figure: string
  isHeld: boolean
}

export type Judge = (front: Front) => Promise<Judgement>
