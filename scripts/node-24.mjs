import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Path of Node 24: from the packages, else the current one. Exits when neither is new enough. */
export function findNode24() {
  const installed = join(repository, 'node_modules/.bin/node')
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(
    `Node 24 is needed: there is no package of it for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
