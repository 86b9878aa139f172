import { readFile } from 'node:fs/promises'
import { chainStart, type Link, verifyChain } from '@gatehouse/bff/observability/audit-chain'
import { commandLine } from '../command-line/command-line.ts'

const usage = `Name the files of the audit log, the oldest first: ${commandLine('verify-audit')} audit.log.1 audit.log
If older files are gone, give the number and hash that ended the report of the newest: --after 120:HASH`

/**
 * Verifies the hash chain over the files of one audit log, oldest first. `after` is the last link of
 * files that are gone; without it the chain must begin with its first line.
 */
export async function verifyAuditFiles(files: string[], key: string, after: Link = chainStart) {
  if (files.length === 0) return { report: usage, valid: false }
  const report: string[] = []
  const fail = (message: string) => ({ report: [...report, message].join('\n'), valid: false })
  let last = after
  let lineCount = 0
  for (const file of files) {
    const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error)
    if (typeof content !== 'string') return fail(`${file} cannot be read: ${content.code}`)
    const lines = content.split('\n').filter((line) => line !== '')
    const verdict = verifyChain(lines, key, last)
    if (verdict.broken !== undefined)
      return fail(
        `${file}: BROKEN at line ${verdict.broken}; ${verdict.lines} lines before it hold`,
      )
    last = verdict.last
    lineCount += verdict.lines
    report.push(`${file}: ${verdict.lines} lines hold, up to ${last.seq}:${last.hash}`)
  }
  return lineCount === 0
    ? fail('EMPTY: no line to verify')
    : { report: report.join('\n'), valid: true }
}

/** Parses "120:HASH"; undefined if it is something else. */
export function parseLink(text: string): Link | undefined {
  const [, seq, hash] = /^(\d+):([\w-]{43})$/.exec(text) ?? []
  return hash === undefined ? undefined : { seq: Number(seq), hash }
}
