import { Type } from 'typebox'

export const EmptyReply = Type.Object({})
