import { type Static, Type } from 'typebox'
import { nullable } from '../nullable.ts'

/** Optional: upstream systems leave fields out. */
export const Text = Type.Optional(Type.String())
/** Sent back as the number or text that came. */
export const Id = Type.Union([Type.String(), Type.Number()])
export type Id = Static<typeof Id>
export const KnownId = Type.Optional(Id)
/** Of a list of types; null for none. */
export const TypeId = nullable(Type.Integer())
export const Count = Type.Optional(Type.Number())
export const Flag = Type.Optional(Type.Boolean())

/** Vocabulary, or public and about no person: recordings keep it. */
export const harmless = { 'x-harmless': true } as const
export const Word = Type.Optional(Type.String(harmless))
export const Amount = Type.Optional(Type.Number(harmless))

/** A value that cannot be read counts as missing, which grants nothing; none is sent back. */
const lenient = { 'x-lenient': true } as const
export const LenientFlag = Type.Optional(Type.Boolean(lenient))
export const LenientCount = Type.Optional(Type.Number(lenient))
export const LenientAmount = Type.Optional(Type.Number({ ...lenient, ...harmless }))

const userId = /^[A-Za-z0-9-]{1,40}$/

/** ewId. The pattern prevents path traversal. */
export const UserId = Type.String({ pattern: userId.source })

/** Null for a missing id, and for zero, which legacy systems write for none. */
export function knownId<T extends Id>(id: T | undefined): T | null {
  return id && !/^0+$/.test(String(id)) ? id : null
}

/** Validates ids of replies before they are used in paths. */
export function isUserId<T extends Id>(id: T | undefined): id is T {
  return knownId(id) !== null && userId.test(String(id))
}

/** A part of some paths. */
export const Entity = Type.String({ pattern: userId.source })

export const isEntity = (entity: string | null): entity is string => userId.test(entity ?? '')

export const JobId = Type.String({ pattern: '^[1-9]\\d{0,9}$' })
