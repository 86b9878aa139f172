import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { folder, openApiFiles } from './documents.ts'

refuseArguments()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of openApiFiles()) {
  writeFileSync(join(folder, name), text)
  console.log(join(folder, name))
}
