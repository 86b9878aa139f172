import { accessSync, closeSync, constants, existsSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '@gatehouse/bff/settings/config'
import { type Finding, ok, reasonOf, wrong } from './finding.ts'

/** Writes nothing: a file that is missing is created by the gateway. */
export function checkAuditLog({ AUDIT_LOG: path }: Config): Finding {
  const check = 'AUDIT_LOG'
  if (path === '') return ok(check, 'standard error')
  try {
    requireReadWrite(path)
    return ok(check, `${path} can be written by this user`)
  } catch (error) {
    const remedy =
      'Name a file that the user of the gateway may read and write, in a folder that exists.'
    return wrong(check, `${path}: ${reasonOf(error)}`, remedy)
  }
}

/** Without it tabs that are open over an upgrade miss parts. */
export function checkAssets({ ASSETS_DIR: folder }: Config): Finding {
  const check = 'ASSETS_DIR'
  if (folder === '') return ok(check, 'not used: assets go with their build')
  try {
    accessSync(nearestFolder(folder), constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(check, `${folder} can be written by this user`)
  } catch (error) {
    const remedy = 'Name a folder that the user of the gateway may write, or create.'
    return wrong(check, `${folder}: ${reasonOf(error)}`, remedy)
  }
}

/** The gateway creates those that are missing. */
function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder))
}

/** Throws where the gateway could not open the file, or create it. */
function requireReadWrite(path: string) {
  if (existsSync(path)) closeSync(openSync(path, constants.O_RDWR | constants.O_APPEND))
  else accessSync(dirname(path), constants.W_OK | constants.X_OK)
}

/** The files that its first page loads. */
export function checkPortal({ PORTAL_DIR: folder }: Config): Finding {
  const check = 'PORTAL_DIR'
  try {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    const files = Array.from(
      page.matchAll(/(?:src|href)="\/(assets\/[^"?]+)"/g),
      ([, file]) => file,
    )
    const missing = files.filter((file) => !existsSync(join(folder, String(file))))
    if (missing.length === 0) return ok(check, `${folder}, with the files of its first page`)
    return wrong(check, `${folder} lacks ${missing.join(', ')}`, 'Copy all of web/dist.')
  } catch (error) {
    return wrong(check, `${folder}: ${reasonOf(error)}`, 'Let the user of the gateway read it.')
  }
}
