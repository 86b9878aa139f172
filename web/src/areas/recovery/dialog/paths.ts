import type { RefObject } from 'react'

/** In the order of the dialog [1 §2 Password reset dialog]. */
export const paths = ['link', 'email', 'answer', 'pin'] as const
export type Path = (typeof paths)[number]

/** Shared by the paths: input of one is there on the next. */
export interface RecoveryInput {
  username: string
  lastName: string
  lastSix: string
  answer: string
  pin: string
}

/** A mail that was sent, or will be if there is such an account. */
export interface Mailed {
  message: 'linkRequested' | 'linkSent' | 'answerRight'
  /** Masked, where the message names it. */
  address?: string
  /** As typed. */
  username: string
}

export interface PathProps {
  input: RefObject<RecoveryInput>
  onCancel: () => void
  /** `isShown`: whether the form is still that of the dialog, which then closes. */
  onDone: (mailed: Mailed, isShown: boolean) => void
}
