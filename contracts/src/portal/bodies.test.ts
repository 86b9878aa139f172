import { expect, test } from '@jest/globals'
import type { AnySchema } from 'yup'
import { endpoints } from './endpoints.ts'

/** What yup's types do not show. */
interface Inside {
  fields?: Record<string, AnySchema>
  innerType?: AnySchema
}

/** Fields without others inside, by path: `deposits[].amount`. */
function leavesOf(schema: AnySchema, path = ''): [string, AnySchema][] {
  const { fields, innerType } = schema as Inside
  if (innerType) return leavesOf(innerType, `${path}[]`)
  if (!fields) return [[path, schema]]
  const before = path && `${path}.`
  return Object.entries(fields).flatMap(([name, one]) => leavesOf(one, before + name))
}

/** As typed: blanks, dashes, full width, digits, months, days, ZIP codes, phones, addresses, answers. */
const probes = [
  '',
  ' a – b ',
  'Ａ１/',
  '７ ',
  ' 123 456 ',
  ' 03/2019 ',
  '3/7/2020 ',
  ' 78701-1234',
  '(512) 555-0142',
  ' A@b.test',
  'yes',
]

/** What the gateway would read, or the rules that are broken. */
function readingOf(schema: AnySchema, typed: string): string {
  try {
    schema.validateSync(typed, { strict: true, abortEarly: false, parent: {} } as object)
    return JSON.stringify(schema.cast(typed))
  } catch (error) {
    return (error as { errors?: string[] }).errors?.join('+') ?? 'no text'
  }
}

test('each field of each body reads some texts as recorded', () => {
  const recorded = new Map<unknown, string>()
  const lines = endpoints.flatMap((one) => {
    if (one.method === 'GET' || !one.body) return []
    const call = `${one.method} ${one.path}`
    const same = recorded.get(one.body)
    if (same) return [call, `  as ${same}`]
    recorded.set(one.body, call)
    const leaves = leavesOf(one.body as unknown as AnySchema).map(([name, field]) =>
      [name, ...probes.map((typed) => readingOf(field, typed))].join(' | '),
    )
    return [call, ...leaves.map((line) => `  ${line}`)]
  })
  expect([`  field | ${probes.join(' | ')}`, ...lines].join('\n')).toMatchSnapshot()
})
