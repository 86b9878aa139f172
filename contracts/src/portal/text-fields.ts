import { type TObject, type TString, Type } from 'typebox'
import { type FieldGroupName, fieldNames } from './application-fields.ts'

/** Reply schema of a group of fields, each a text. */
export function textFields<P extends FieldGroupName>(group: P) {
  return Type.Object(
    Object.fromEntries(fieldNames[group].map((name) => [name, Type.String()])),
  ) as unknown as TObject<Record<(typeof fieldNames)[P][number], TString>>
}
