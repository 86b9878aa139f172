import { Type } from 'typebox'

/** What the User system may leave out. */
export const Text = Type.Optional(Type.String())
export const Flag = Type.Optional(Type.Boolean())

/** ewId: as a path parameter it can climb nowhere. */
export const UserId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })
