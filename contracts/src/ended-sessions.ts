import { Type } from 'typebox'
import { nullable } from './nullable.ts'

export const EndedSessions = Type.Object({
  /** Null if other sessions may remain. */
  endedSessions: nullable(Type.Integer()),
})
