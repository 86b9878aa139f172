import { readFileSync } from 'node:fs'

interface Edit {
  before: string
  after: string
}

/** A mistake that a programmer could make, as edits of one file. */
export interface Fault {
  id: number
  /** The drawn place: "bff/src/ops/heartbeat.ts:87". */
  place: string
  file: string
  /** Each `before` occurs once in the file. */
  edits: Edit[]
  /** One sentence: what goes wrong, and for whom. */
  why: string
}

/** Faults of a JSON file; a fault of one edit may have `before` and `after` itself. */
export function readFaults(file: string): Fault[] {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as (Omit<Fault, 'edits'> &
    Partial<Edit> &
    Partial<Pick<Fault, 'edits'>>)[]
  return entries.map(({ before = '', after = '', edits = [{ before, after }], ...fault }) => ({
    ...fault,
    edits,
  }))
}

/** The source with the fault. Throws an Error unless each `before` occurs once. */
export function seedFault(source: string, { id, file, edits }: Fault): string {
  return edits.reduce((text, { before, after }) => {
    const occurrences = before === '' ? 0 : text.split(before).length - 1
    if (occurrences !== 1)
      throw new Error(`Fault ${id}: its text occurs ${occurrences} times in ${file}, not once.`)
    return text.replace(before, () => after)
  }, source)
}
