import { Type } from 'typebox'

/** The reply of an endpoint that has only done something: an empty object. */
export const EmptyReply = Type.Object({})
