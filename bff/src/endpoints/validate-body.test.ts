import { requiredText } from '@gatehouse/contracts/rules/required-text'
import { expect, test } from '@jest/globals'
import { array, number, object, string } from 'yup'
import type { ProblemError } from '../http/problem-error.ts'
import { validateBody } from './validate-body.ts'

const schema = object({
  name: requiredText(10),
  code: string().matches(/^\d+$/),
  count: number().max(3),
  entries: array().of(object({ city: requiredText(10) })),
})

const errorsOf = (body: unknown) =>
  validateBody(schema, body).then(
    () => [],
    (error: ProblemError) => error.details.errors ?? [],
  )

test('gives the known fields of a valid body', async () => {
  const body = {
    name: 'Nele',
    entries: [{ city: 'Austin', more: 1 }],
    more: JSON.parse('{"__proto__": 1}'),
  }
  expect(await validateBody(schema, body)).toEqual({ name: 'Nele', entries: [{ city: 'Austin' }] })
})

test.each([undefined, null, {}])('takes %j for a body without fields', async (body) => {
  expect(await errorsOf(body)).toEqual([{ field: 'name', rule: 'required' }])
})

test('names each field and its rule, and never a value', async () => {
  const body = { name: 'Nele', code: 'secret', count: 4, entries: [{ city: 'Austin' }, {}] }
  expect((await errorsOf(body)).toSorted((a, b) => (a.field < b.field ? -1 : 1))).toEqual([
    { field: 'code', rule: 'invalid' },
    { field: 'count', rule: 'invalid' },
    { field: 'entries[1].city', rule: 'required' },
  ])
})

test('names 20 errors at most', async () => {
  const entries = Array.from({ length: 30 }, () => ({ city: '' }))
  expect(await errorsOf({ name: 'Nele', entries })).toHaveLength(20)
})
