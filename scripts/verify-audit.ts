import { verifyAuditFiles } from './verify-audit-files.ts'

const { report, valid } = await verifyAuditFiles(process.argv.slice(2), process.env.AUDIT_KEY ?? '')
console.log(report)
process.exitCode = valid ? 0 : 1
