import type { RefObject } from 'react'

/** The ways to a new password, in the order in which they are offered [1 §2 Password reset dialog]. */
export const paths = ['link', 'email', 'answer', 'pin'] as const
export type Path = (typeof paths)[number]

/** What is typed on the paths, so that it is there on the next one too. */
export interface RecoveryInput {
  username: string
  lastName: string
  lastSix: string
  answer: string
  pin: string
}

export interface PathProps {
  input: RefObject<RecoveryInput>
  onCancel: () => void
  /** There is nothing left to do here. */
  onDone: () => void
}
