import { readFile } from 'node:fs/promises'
import { type Link, verifyChain } from '@gatehouse/bff/observability/audit-chain'

const usage =
  'Name the files of the audit log, the oldest first: npm run verify-audit -- audit.log.1 audit.log'

/** Checks the files of one audit log, the oldest first; tells where each leaves the chain. */
export async function verifyAudit(files: string[], key: string) {
  if (files.length === 0) return { told: usage, whole: false }
  const told: string[] = []
  let last: Link | undefined
  for (const file of files) {
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
    const verdict = verifyChain(lines, key, last)
    if (verdict.broken !== undefined) {
      told.push(`${file}: BROKEN at line ${verdict.broken}; ${verdict.lines} lines before it hold`)
      return { told: told.join('\n'), whole: false }
    }
    last = verdict.last
    told.push(`${file}: ${verdict.lines} lines hold, up to number ${last.seq} (${last.hash})`)
  }
  return { told: told.join('\n'), whole: true }
}
