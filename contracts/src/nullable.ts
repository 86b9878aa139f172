import { type TSchema, Type } from 'typebox'

export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()])
}

export const NullableText = nullable(Type.String())
export const NullableDate = nullable(Type.String({ description: 'ISO 8601 date' }))
export const NullableInstant = nullable(Type.String({ description: 'ISO 8601 instant' }))
export const NullableDateOrInstant = nullable(
  Type.String({ description: 'ISO 8601 instant; date if the upstream names no time' }),
)
