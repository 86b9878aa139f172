import { parseArgs } from 'node:util'
import { settingValue } from '@gatehouse/bff/settings/setting-file'
import { parseLink, verifyAuditFiles } from './verify-audit-files.ts'

const { values, positionals } = parseArgs({
  options: { after: { type: 'string' } },
  allowPositionals: true,
})
const after = values.after === undefined ? undefined : parseLink(values.after)
if (values.after !== undefined && !after) {
  console.error('--after takes a number and a hash, 120:HASH, as the report of the older file ends')
  process.exit(1)
}
const key = readKey()
const { report, valid } = await verifyAuditFiles(positionals, key, after)
console.log(report)
process.exitCode = valid ? 0 : 1

function readKey(): string {
  try {
    return settingValue(process.env, 'AUDIT_KEY') ?? ''
  } catch (error) {
    console.error(`AUDIT_KEY: ${(error as Error).message}`)
    process.exit(1)
  }
}
