import { parseArgs } from 'node:util'
import type { Link } from '@gatehouse/bff/observability/audit-chain'
import { commandLine } from '../command-line/command-line.ts'
import { withUsage } from '../command-line/with-usage.ts'

const usage = `Name the files of the audit log, the oldest first: ${commandLine('verify-audit')} audit.log.1 audit.log
If older files are gone, give the number and hash that ended the report of the newest: --after 120:HASH`

export interface Options {
  files: string[]
  /** Last link of files that are gone. */
  after: Link | undefined
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = withUsage(usage, () =>
    parseArgs({ args, options: { after: { type: 'string' } }, allowPositionals: true }),
  )
  if (positionals.length === 0) throw new Error(usage)
  const after = values.after === undefined ? undefined : parseLink(values.after)
  if (values.after !== undefined && !after)
    throw new Error(
      '--after takes a number and a hash, 120:HASH, as the report of the older file ends',
    )
  return { files: positionals, after }
}

/** Parses "120:HASH"; undefined if it is something else. */
function parseLink(text: string): Link | undefined {
  const [, seq, hash] = /^(\d+):([\w-]{43})$/.exec(text) ?? []
  return hash === undefined ? undefined : { seq: Number(seq), hash }
}
