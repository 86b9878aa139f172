import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { provideNpmPackage } from '../programs/npm-package.ts'
import type { Judge } from './judge.ts'

const name = '@seriousme/openapi-schema-validator'
const folder = resolve('contracts/openapi')

interface OpenApiValidator {
  Validator: new () => { validate(file: string): Promise<{ valid: boolean }> }
}

export const judgeDocuments: Judge = async () => {
  const { load } = await provideNpmPackage(name, '2.11.0')
  const { Validator } = await load<OpenApiValidator>(`${name}/index.js`)
  const files = readdirSync(folder)
  const results: { valid: boolean }[] = []
  for (const file of files) results.push(await new Validator().validate(join(folder, file)))
  const count = results.filter(({ valid }) => valid).length
  return { figure: `${count} of ${files.length} valid`, isHeld: count === files.length }
}
