import { createHash, createHmac } from 'node:crypto'

export interface AuditEntry {
  at: string
  event: string
  [detail: string]: unknown
}

interface Chained extends AuditEntry {
  seq: number
  /** Hash of the previous line; empty at the start of a chain. */
  prev: string
  hash: string
}

export interface Link {
  seq: number
  hash: string
}

export const chainStart: Link = { seq: 0, hash: '' }

/** HMAC with a key, so that a forged chain cannot be written without it. */
function hashOf(content: string, key: string): string {
  const hash = key ? createHmac('sha256', key) : createHash('sha256')
  return hash.update(content).digest('base64url')
}

/** The line that appends an entry after `last`, and the new last link. */
export function chain(entry: AuditEntry, last: Link, key: string): { line: string; link: Link } {
  const seq = last.seq + 1
  const content = { seq, ...entry, prev: last.hash }
  const hash = hashOf(JSON.stringify(content), key)
  return { line: JSON.stringify({ ...content, hash }), link: { seq, hash } }
}

/** Link of a line; undefined when the line is not part of a chain. */
export function readLink(line: string): Link | undefined {
  try {
    const { seq, hash } = JSON.parse(line) as Partial<Chained>
    return typeof seq === 'number' && typeof hash === 'string' ? { seq, hash } : undefined
  } catch {
    return undefined
  }
}

export interface Verdict {
  lines: number
  last: Link
  /** First line, from 1, that breaks the chain. */
  broken?: number
}

/** Verifies lines in order. `from` is the last link of the previous file, if there is one. */
export function verifyChain(
  lines: Iterable<string>,
  key: string,
  from: Link = chainStart,
): Verdict {
  let last = from
  let count = 0
  for (const line of lines) {
    count++
    const link = readLink(line)
    if (!link || !follows(line, last, key)) return { lines: count - 1, last, broken: count }
    last = link
  }
  return { lines: count, last }
}

function follows(line: string, last: Link, key: string): boolean {
  const { seq, prev } = JSON.parse(line) as Chained
  return seq === last.seq + 1 && prev === last.hash && isOfKey(line, key)
}

/** True if the hash of a chain's line was made with this key. */
export function isOfKey(line: string, key: string): boolean {
  const { hash, ...content } = JSON.parse(line) as Chained
  return hash === hashOf(JSON.stringify(content), key)
}
