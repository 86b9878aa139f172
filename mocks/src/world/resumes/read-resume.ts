import { findResumeData, hasData } from './find/find-resume-data.ts'
import type { ResumeData } from './find/resume-data.ts'
import { textOf } from './text/text-of.ts'

export type ParsedResume =
  | { outcome: 'read'; found: ResumeData }
  | { outcome: 'nothing-found' | 'unreadable'; found: null }

/** Parses a résumé; the file type is detected by content. Never rejects. */
export async function readResume(bytes: Uint8Array): Promise<ParsedResume> {
  try {
    const found = findResumeData(await textOf(bytes))
    return hasData(found) ? { outcome: 'read', found } : { outcome: 'nothing-found', found: null }
  } catch {
    return { outcome: 'unreadable', found: null }
  }
}
