import { createHash, createHmac } from 'node:crypto'

/** What a line of the audit log says, without what chains it. */
export interface AuditEntry {
  at: string
  event: string
  [particular: string]: unknown
}

interface Chained extends AuditEntry {
  seq: number
  /** The hash of the line before; empty at the beginning of a chain. */
  prev: string
  hash: string
}

/** Where a chain has come to. */
export interface Link {
  seq: number
  hash: string
}

export const beginning: Link = { seq: 0, hash: '' }

/** With a key nobody who lacks it can write a chain of their own. */
function hashOf(content: string, key: string): string {
  const hash = key ? createHmac('sha256', key) : createHash('sha256')
  return hash.update(content).digest('base64url')
}

/** An entry as the line that follows `last`, and where the chain has come to then. */
export function chain(entry: AuditEntry, last: Link, key: string): { line: string; link: Link } {
  const seq = last.seq + 1
  const content = { seq, ...entry, prev: last.hash }
  const hash = hashOf(JSON.stringify(content), key)
  return { line: JSON.stringify({ ...content, hash }), link: { seq, hash } }
}

/** Reads where a line leaves the chain; undefined when it is no line of one. */
export function readLink(line: string): Link | undefined {
  try {
    const { seq, hash } = JSON.parse(line) as Partial<Chained>
    return typeof seq === 'number' && typeof hash === 'string' ? { seq, hash } : undefined
  } catch {
    return undefined
  }
}

export interface Verdict {
  /** Lines that were checked. */
  lines: number
  last: Link
  /** The first line, counted from 1, that does not follow from the one before. */
  broken?: number
}

/**
 * Checks lines in their order. What comes first may follow from an earlier file, whose last link is
 * `from`; without it the first line is taken at its word.
 */
export function verifyChain(lines: Iterable<string>, key: string, from?: Link): Verdict {
  let last = from
  let count = 0
  for (const line of lines) {
    count++
    const link = readLink(line)
    if (!link || !follows(line, last, key))
      return { lines: count - 1, last: last ?? beginning, broken: count }
    last = link
  }
  return { lines: count, last: last ?? beginning }
}

function follows(line: string, last: Link | undefined, key: string): boolean {
  const { hash, ...content } = JSON.parse(line) as Chained
  const inOrder = !last || (content.seq === last.seq + 1 && content.prev === last.hash)
  return inOrder && hash === hashOf(JSON.stringify(content), key)
}
