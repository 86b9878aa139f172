import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })

/** Texts, numbers and patterns, alone or in lists and tables; the OpenAPI documents hold the schemas. */
function isConstant(value: unknown): boolean {
  if (value instanceof RegExp) return true
  if (Array.isArray(value)) return value.every(isConstant)
  if (typeof value !== 'object' || value === null)
    return ['string', 'number'].includes(typeof value)
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, '~kind') &&
    Object.values(value).every(isConstant)
  )
}

test('each constant is as recorded', async () => {
  const constants: Record<string, unknown> = {}
  for (const file of [...files].sort())
    for (const [name, value] of Object.entries(await import(`./${file}`)))
      if (isConstant(value)) constants[`${file} ${name}`] = value
  expect(constants).toMatchSnapshot()
})
