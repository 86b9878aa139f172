import { readFile } from 'node:fs/promises'
import { chainStart, type Link, verifyChain } from '@gatehouse/bff/observability/audit-chain'

const keyless = 'AUDIT_KEY is not set: if the gateway has one, set it, or no line of its log holds'

/**
 * Verifies the hash chain over the files of one audit log, oldest first. `after` is the last link of
 * files that are gone; without it the chain must begin with its first line.
 */
export async function verifyAuditFiles(files: string[], key: string, after: Link = chainStart) {
  const report: string[] = []
  const fail = (message: string) => ({ report: [...report, message].join('\n'), valid: false })
  let last = after
  let lineCount = 0
  for (const file of files) {
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error)
    if (typeof content !== 'string') return fail(`${file} cannot be read: ${content.code}`)
    const lines = content.split('\n').filter((line) => line !== '')
    const verdict = verifyChain(lines, key, last)
    if (verdict.broken !== undefined) {
      const broken = `${file}: BROKEN at line ${verdict.broken}; ${verdict.lines} lines before it hold`
      const holdsNothing = lineCount + verdict.lines === 0
      return fail(key === '' && holdsNothing ? `${broken}\n${keyless}` : broken)
    }
    last = verdict.last
    lineCount += verdict.lines
    report.push(`${file}: ${verdict.lines} lines hold, up to ${last.seq}:${last.hash}`)
  }
  return lineCount === 0
    ? fail('EMPTY: no line to verify')
    : { report: report.join('\n'), valid: true }
}
