import type { ProblemCode } from '@gatehouse/contracts/problem'
import { hasMacros, isEncryptedPackage } from './doc.ts'
import { readZip } from './zip.ts'

type RefusalCode = Extract<ProblemCode, 'file-refused' | 'file-protected' | 'file-macros'>

/** Tells the applicant what to do with a file of Word that is not taken. */
export function refusalReason(content: Buffer): RefusalCode {
  const entries = readZip(content) ?? []
  if (entries.some(({ isEncrypted }) => isEncrypted) || isEncryptedPackage(content))
    return 'file-protected'
  const hasMacroPart = entries.some(({ name }) => /vbaproject|vbadata/i.test(name))
  return hasMacroPart || hasMacros(content) ? 'file-macros' : 'file-refused'
}
