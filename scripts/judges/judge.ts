import type { Front } from './front.ts'

/** A figure with its units, and whether it reaches the bound. */
export interface Judgement {
  figure: string
  isHeld: boolean
}

export type Judge = (front: Front) => Promise<Judgement>
