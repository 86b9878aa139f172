import { readFile } from 'node:fs/promises'
import { type Link, verifyChain } from '@gatehouse/bff/observability/audit-chain'

const usage =
  'Name the files of the audit log, the oldest first: npm run verify-audit -- audit.log.1 audit.log'

/** Verifies the hash chain over the files of one audit log, oldest first. */
export async function verifyAuditFiles(files: string[], key: string) {
  if (files.length === 0) return { report: usage, valid: false }
  const report: string[] = []
  let last: Link | undefined
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
    const verdict = verifyChain(lines, key, last)
    if (verdict.broken !== undefined) {
      report.push(
        `${file}: BROKEN at line ${verdict.broken}; ${verdict.lines} lines before it hold`,
      )
      return { report: report.join('\n'), valid: false }
    }
    last = verdict.last
    report.push(`${file}: ${verdict.lines} lines hold, up to number ${last.seq} (${last.hash})`)
  }
  return { report: report.join('\n'), valid: true }
}
