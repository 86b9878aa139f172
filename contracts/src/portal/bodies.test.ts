import { expect, test } from '@jest/globals'
import { type AnySchema, type SchemaDescription, ValidationError } from 'yup'
import type { Write } from '../endpoint.ts'
import { updatePreference } from './account.ts'
import { saveDirectDeposit } from './direct-deposit.ts'
import { endpoints } from './endpoints.ts'
import { saveW2Election } from './w2-election.ts'

/** Properties that yup's types do not show. */
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

/** The body as the gateway reads it, or the rules that are broken. */
function readingOf(schema: AnySchema, typed: string): string {
  try {
    schema.validateSync(typed, { strict: true, abortEarly: false, parent: {} } as object)
    return JSON.stringify(schema.cast(typed))
  } catch (error) {
    return error instanceof ValidationError ? error.errors.join('+') : 'no text'
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

test('each text of each body is as long at most as recorded', () => {
  const lines = endpoints.flatMap((one) => {
    if (one.method === 'GET' || !one.body) return []
    return leavesOf(one.body as unknown as AnySchema).flatMap(([name, field]) => {
      const { tests } = field.describe() as SchemaDescription
      const maxima = tests.flatMap((rule) => (rule.name === 'max' ? [rule.params?.max] : []))
      return maxima.length > 0 ? [`${one.method} ${one.path} ${name} ${maxima}`] : []
    })
  })
  expect(lines.join('\n')).toMatchSnapshot()
})

/** Lists, by path. */
function listsOf(schema: AnySchema, path = ''): [string, AnySchema][] {
  const { fields = {}, innerType } = schema as Inside
  const before = path && `${path}.`
  return [
    ...(innerType
      ? [[path, schema] as [string, AnySchema], ...listsOf(innerType, `${path}[]`)]
      : []),
    ...Object.entries(fields).flatMap(([name, one]) => listsOf(one, before + name)),
  ]
}

/** The list itself, whatever its items are. */
function takes(schema: AnySchema, length: number): boolean {
  const items = Array.from({ length }, (_, id) => ({ id: String(id) }))
  try {
    schema.validateSync(items, { strict: true, abortEarly: false })
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return errors.every(({ path }) => path)
  }
}

/** Of those below 256. */
function greatestLength(list: AnySchema): number {
  let length = 0
  for (let step = 128; step >= 1; step /= 2) if (takes(list, length + step)) length += step
  return length
}

test('each list of each body has a greatest length', () => {
  const lines = endpoints.flatMap((one) =>
    one.method === 'GET' || !one.body
      ? []
      : listsOf(one.body as unknown as AnySchema).map(([name, list]) => {
          const least = takes(list, 0) ? 0 : 1
          return `${one.method} ${one.path} ${name}: ${least} to ${greatestLength(list)}`
        }),
  )
  expect(lines.join('\n')).toMatchSnapshot()
})

const deposit = {
  id: '',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '12345678',
  depositType: 'balance',
  amount: '',
  percent: '',
}
const deposits = (...list: object[]) => ({ version: '1', deposits: list })

/** Fields with the rules that they break. */
function brokenBy(body: NonNullable<Write['body']>, value: object): string[] {
  try {
    body.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => `${path}: ${message}`)
  }
}

test.each<[string, Write, object, string[]]>([
  ['a new account', saveDirectDeposit, deposits(deposit), []],
  [
    'one without its number',
    saveDirectDeposit,
    deposits({ ...deposit, accountNumber: '' }),
    ['deposits[0].accountNumber: required'],
  ],
  ['a stored account', saveDirectDeposit, deposits({ ...deposit, id: '0', accountNumber: '' }), []],
  [
    'one with a number',
    saveDirectDeposit,
    deposits({ ...deposit, id: '0' }),
    ['deposits[0].accountNumber: invalid'],
  ],
  [
    'an amount that is none',
    saveDirectDeposit,
    deposits({ ...deposit, depositType: 'amount' }),
    ['deposits[0].amount: required'],
  ],
  [
    'a percentage that is none',
    saveDirectDeposit,
    deposits({ ...deposit, depositType: 'percent', amount: '5' }),
    ['deposits[0].percent: required'],
  ],
  [
    'half of the pay',
    saveDirectDeposit,
    deposits({ ...deposit, depositType: 'percent', percent: '50' }),
    ['deposits: percent-total'],
  ],
  ['no account', saveDirectDeposit, deposits(), []],
  ['a W-2 by mail', saveW2Election, { election: 'paper', consent: '' }, []],
  ['an electronic W-2', saveW2Election, { election: 'electronic', consent: 'yes' }, []],
  [
    'one without consent',
    saveW2Election,
    { election: 'electronic', consent: '' },
    ['consent: consent'],
  ],
  ['passcodes by e-mail', updatePreference, { preference: 'email', phone: '' }, []],
  ['passcodes by text', updatePreference, { preference: 'sms', phone: '' }, ['phone: required']],
  [
    'a choice at each sign-in',
    updatePreference,
    { preference: 'prompt', phone: '' },
    ['phone: required'],
  ],
])('%s (%#) is judged with its other fields', (_case, { body }, value, broken) => {
  expect(body && brokenBy(body, value)).toEqual(broken)
})
