import type { UploadedFile } from '../../../endpoints/uploads.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import type { SentFile } from '../../../upstream/multipart.ts'
import { detectResumeType, type ResumeType } from './detect-resume-type.ts'
import { refusalReason } from './refusal-reason.ts'
import { toResumeName } from './to-resume-name.ts'
import { isBlank } from './txt.ts'

const mediaTypes: Record<ResumeType, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
}

/**
 * Throws 'file-empty', or for an unsupported or unsafe file 'pdf-active', 'file-protected',
 * 'file-macros' or 'file-refused'.
 */
export async function validateResume({ name, content }: UploadedFile): Promise<SentFile> {
  if (content.length === 0) throw new ProblemError('file-empty')
  const type = await detectResumeType(content)
  if (!type) throw new ProblemError(refusalReason(content))
  if (type === 'txt' && isBlank(content)) throw new ProblemError('file-empty')
  return { name: toResumeName(name, type), type: mediaTypes[type], content }
}
