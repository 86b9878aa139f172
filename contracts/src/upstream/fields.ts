import { Type } from 'typebox'

/** Optional: upstream systems leave fields out. */
export const Text = Type.Optional(Type.String())
export const Count = Type.Optional(Type.Number())
export const Flag = Type.Optional(Type.Boolean())

const userId = /^[A-Za-z0-9-]{1,40}$/

/** ewId. The pattern prevents path traversal. */
export const UserId = Type.String({ pattern: userId.source })

/** Validates ids of replies before they are used in paths. */
export function isUserId(id: string | undefined): id is string {
  return id !== undefined && userId.test(id)
}

export const JobId = Type.String({ pattern: '^[1-9]\\d{0,9}$' })
