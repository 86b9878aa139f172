import { Type } from 'typebox'
import { nullable } from './nullable.ts'

export const EndedSessions = Type.Object({
  /** Null if ending the other sessions failed. */
  endedSessions: nullable(Type.Integer()),
})
