import { type TObject, type TString, Type } from 'typebox'
import { type FieldGroupName, fieldNames } from './application-fields.ts'

/** Reply schema of a group of fields and of others, each a text. The portal's build has no schemas to extend. */
export function textFields<P extends FieldGroupName, O extends string = never>(
  group: P,
  ...others: O[]
) {
  return Type.Object(
    Object.fromEntries([...fieldNames[group], ...others].map((name) => [name, Type.String()])),
  ) as unknown as TObject<Record<(typeof fieldNames)[P][number] | O, TString>>
}
