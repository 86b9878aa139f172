import { readFileSync } from 'node:fs'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Input } from './step.ts'
import type { Values } from './values.ts'

/** Given by a tester: their account, inputs of operations with a lasting effect, accepted drifts. */
export interface VerifyInputs {
  values: Values
  /** By operation: `true` for the input of the plan, or another. */
  inputs: Readonly<Record<string, true | Input>>
  /** By operation: `extra SearchResults[].Distance`. */
  accepted: Readonly<Record<string, readonly string[]>>
}

const names = Type.String()
const VerifyInputs = Type.Object(
  {
    values: Type.Optional(Type.Record(names, Type.Unknown())),
    inputs: Type.Optional(
      Type.Record(
        names,
        Type.Union([
          Type.Literal(true),
          Type.Object(
            {
              params: Type.Optional(Type.Record(names, Type.String())),
              body: Type.Optional(Type.Unknown()),
            },
            { additionalProperties: false },
          ),
        ]),
      ),
    ),
    accepted: Type.Optional(Type.Record(names, Type.Array(Type.String()))),
  },
  { additionalProperties: false },
)

/** Throws an Error that names the place, not its value. */
export function readVerifyInputs(file: string): VerifyInputs {
  let given: unknown
  try {
    given = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof SyntaxError ? 'is not JSON' : error}`)
  }
  if (!Value.Check(VerifyInputs, given)) {
    const [first] = Value.Errors(VerifyInputs, given)
    throw new Error(`${file}: is not as expected at ${first?.instancePath || '/'}`)
  }
  const { values = {}, inputs = {}, accepted = {} } = given
  for (const name of [...Object.keys(inputs), ...Object.keys(accepted)])
    if (!operations.some((one) => one.name === name))
      throw new Error(`${file}: ${name} is no operation`)
  return { values, inputs: inputs as VerifyInputs['inputs'], accepted }
}
