import type { UploadedFile } from '../../../endpoints/uploads.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import type { SentFile } from '../../../upstream/multipart.ts'
import { resumeName } from './file-name.ts'
import { kindOf, type ResumeType } from './kind.ts'
import { isBlank } from './txt.ts'

const mediaTypes: Record<ResumeType, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain',
}

/** A résumé under its right name; throws 'file-empty', or 'file-refused' for what is none. */
export async function judge({ name, content }: UploadedFile): Promise<SentFile> {
  if (content.length === 0) throw new ProblemError('file-empty')
  const type = await kindOf(content)
  if (!type) throw new ProblemError('file-refused')
  if (type === 'txt' && isBlank(content)) throw new ProblemError('file-empty')
  return { name: resumeName(name, type), type: mediaTypes[type], content }
}
