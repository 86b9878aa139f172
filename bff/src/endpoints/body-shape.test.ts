import { expect, test } from '@jest/globals'
import { array, boolean, mixed, number, object, string } from 'yup'
import { compileShape, maxErrors } from './body-shape.ts'

const shape = compileShape(
  object({
    name: string().max(5),
    note: string(),
    code: string().length(4),
    ids: array().of(string()),
    agreed: boolean(),
    count: number(),
    choice: mixed(),
    entries: array()
      .of(object({ city: string().max(10) }))
      .max(2),
  }),
)

test('keeps known fields only', () => {
  const body = {
    name: 'Nele',
    agreed: true,
    count: 2,
    entries: [{ city: 'Austin', more: 1 }],
    x: 1,
  }
  expect(shape(body)).toEqual({
    body: { name: 'Nele', agreed: true, count: 2, entries: [{ city: 'Austin' }] },
    errors: [],
  })
})

test('leaves absent and null fields to the rules', () => {
  expect(shape({ name: null })).toEqual({ body: { name: null }, errors: [] })
  expect(shape(undefined)).toEqual({ body: undefined, errors: [] })
})

test.each([
  { name: 'x'.repeat(105) },
  { note: 'x'.repeat(1100) },
  { code: 'x'.repeat(104) },
  { entries: [{ city: 'x'.repeat(110) }, {}] },
  { ids: Array(100).fill('x') },
  { entries: [{}, {}] },
  { choice: 'text' },
  { choice: 1 },
])('accepts what is as long as it may be: %j', (body) => {
  expect(shape(body)).toEqual({ body, errors: [] })
})

test.each([
  ['name', { name: 1 }, 'invalid'],
  ['name', { name: 'x'.repeat(106) }, 'too-long'],
  ['note', { note: 'x'.repeat(1101) }, 'too-long'],
  ['code', { code: 'x'.repeat(105) }, 'too-long'],
  ['ids', { ids: Array(101).fill('x') }, 'too-long'],
  ['agreed', { agreed: 'yes' }, 'invalid'],
  ['count', { count: '1' }, 'invalid'],
  ['entries', { entries: {} }, 'invalid'],
  ['entries', { entries: [{}, {}, {}] }, 'too-long'],
  ['entries[1]', { entries: [{}, 1] }, 'invalid'],
  ['entries[0].city', { entries: [{ city: [[]] }] }, 'invalid'],
  ['', [], 'invalid'],
  ['', 'text', 'invalid'],
])('reports %s of %j as %s', (field, body, rule) => {
  expect(shape(body).errors).toEqual([{ field, rule }])
})

test('allows spaces that the rules trim', () => {
  expect(shape({ name: '  Nele    ' }).errors).toEqual([])
})

test(`reports at most ${maxErrors} errors`, () => {
  const many = compileShape(object({ list: array().of(string()).max(100) }))
  expect(many({ list: Array.from({ length: 100 }, () => 1) }).errors).toHaveLength(maxErrors)
})
