import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.mjs'

/** Path of Node 24: from the packages, else the current one. Exits when neither is new enough. */
export function findNode24() {
  const installed = join(repository, 'node_modules/.bin/node')
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  console.error(
    `Node 24 is needed, and this is Node ${process.versions.node}. Install it, or the packages, which bring it where there is one for ${process.platform}-${process.arch}: npm ci`,
  )
  process.exit(1)
}
