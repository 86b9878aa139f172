import type { Endpoint, Write } from '@gatehouse/contracts/endpoint'
import { endpoints } from '@gatehouse/contracts/portal/endpoints'
import { afterAll, expect, test } from '@jest/globals'
import type { SchemaFieldDescription } from 'yup'
import { reportFigure } from '../testing/report-figure.ts'
import { validateBody } from './validate-body.ts'

type WriteWithBody = Write & { body: NonNullable<Write['body']> }
const hasBody = (one: Endpoint): one is WriteWithBody => 'body' in one && one.body !== undefined

const withBody = endpoints.filter(hasBody)
const maxMs = 20
const slowest: [path: string, ms: number][] = []
afterAll(() => {
  const table = slowest
    .toSorted(([, a], [, b]) => b - a)
    .map(([path, ms]) => `${ms.toFixed(1)} ms ${path}`)
  reportFigure(`R4 slowest body of each endpoint:\n${table.join('\n')}`)
})

const fillers = {
  digits: '1',
  spaces: ' ',
  dots: '.',
  letters: 'a',
  dashes: '-',
  ats: '@',
  slashes: '/',
  'three-byte letters': '€',
}

/** A value of the field's type, filled up to `bytes`. */
function filled(field: SchemaFieldDescription, filler: string, bytes: number): unknown {
  const text = filler.repeat(Math.floor(bytes / Buffer.byteLength(filler)))
  if ('fields' in field) {
    const entries = Object.entries(field.fields)
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, filled(inner, filler, bytes / entries.length)]),
    )
  }
  if (field.type !== 'array') return text
  return Array.from({ length: Math.floor(bytes / 2) }, () => 1)
}

/** All texts at their maximum length, all lists at their maximum size. */
function maximal(field: SchemaFieldDescription, filler: string): unknown {
  if ('fields' in field)
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [name, maximal(inner, filler)]),
    )
  const tests = 'tests' in field ? field.tests : []
  const max = Number(tests.find(({ name }) => name === 'max')?.params?.max ?? 100)
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    const item = maximal(field.innerType, filler)
    return Array.from({ length: max }, () => item)
  }
  return filler.repeat(max)
}

/** One field takes all bytes. */
function filledField(name: string, endpoint: WriteWithBody, filler: string, bytes: number) {
  const field = endpoint.body.describe().fields[name]
  return { [name]: field && filled(field, filler, bytes) }
}

/** An array in an array in an array, as deep as the limit allows. */
function nested(bytes: number): unknown {
  return JSON.parse('['.repeat(bytes / 2) + ']'.repeat(bytes / 2))
}

/** Least processor time of three tries, ms: other work on the machine only adds. */
async function costOf(endpoint: WriteWithBody, body: unknown): Promise<number> {
  const costs: number[] = []
  while (costs.length < 3) {
    const before = process.cpuUsage()
    await validateBody(endpoint.body, body).catch(() => undefined)
    const { user, system } = process.cpuUsage(before)
    costs.push((user + system) / 1000)
  }
  return Math.min(...costs)
}

test.each(withBody.map((one) => [`${one.method} ${one.path}`, one] as const))(
  `%s validates a body filled to its limit in ${maxMs} ms`,
  async (_name, endpoint) => {
    const bytes = endpoint.maxBodyBytes ?? 64 * 1024
    const names = Object.keys(endpoint.body.describe().fields)
    await costOf(endpoint, {})
    const costs: Record<string, number> = {}
    for (const [kind, filler] of Object.entries(fillers)) {
      costs[kind] = await costOf(endpoint, filled(endpoint.body.describe(), filler, bytes))
      costs[`maximal ${kind}`] = await costOf(endpoint, maximal(endpoint.body.describe(), filler))
      for (const name of names)
        costs[`${kind} in ${name}`] = await costOf(
          endpoint,
          filledField(name, endpoint, filler, bytes),
        )
    }
    for (const name of names)
      costs[`nested in ${name}`] = await costOf(endpoint, { [name]: nested(10_000) })
    costs['unknown fields'] = await costOf(
      endpoint,
      Object.fromEntries(Array.from({ length: bytes / 16 }, (_, i) => [`field${i}`, i])),
    )
    slowest.push([endpoint.path, Math.max(...Object.values(costs))])
    expect(Object.entries(costs).filter(([, ms]) => ms > maxMs)).toEqual([])
  },
)
