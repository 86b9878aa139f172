import { readFileSync } from 'node:fs'

/** Undefined if the program wrote no report. */
export function readReport(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
