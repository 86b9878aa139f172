import { settingValue } from '@gatehouse/bff/settings/setting-file'
import { runMain } from '../command-line/run-main.ts'
import { readOptions } from './options.ts'
import { verifyAuditFiles } from './verify-audit-files.ts'

/** Resolves with the exit code. */
async function main(): Promise<number> {
  const { files, after } = readOptions(process.argv.slice(2))
  const { report, valid } = await verifyAuditFiles(files, readKey(), after)
  console.log(report)
  return valid ? 0 : 1
}

function readKey(): string {
  try {
    return settingValue(process.env, 'AUDIT_KEY') ?? ''
  } catch (error) {
    throw new Error(`AUDIT_KEY: ${(error as Error).message}`)
  }
}

runMain(main)
