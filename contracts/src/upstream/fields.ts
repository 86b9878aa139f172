import { Type } from 'typebox'

/** Optional: upstream systems leave fields out. */
export const Text = Type.Optional(Type.String())
export const Count = Type.Optional(Type.Number())
export const Flag = Type.Optional(Type.Boolean())

const userId = /^[A-Za-z0-9-]{1,40}$/

/** ewId: as a path parameter it can climb nowhere. */
export const UserId = Type.String({ pattern: userId.source })

/** Whether it can be one: ids that an answer brings are used in paths. */
export function isUserId(id: string | undefined): id is string {
  return id !== undefined && userId.test(id)
}

export const JobId = Type.String({ pattern: '^[1-9]\\d{0,9}$' })
