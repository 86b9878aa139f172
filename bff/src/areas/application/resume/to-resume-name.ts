import type { ResumeType } from './detect-resume-type.ts'

const maxLength = 100

/**
 * A file's name as it is sent and shown: no folder, nothing that a system reads otherwise than it
 * looks, and the ending of what it is.
 */
export function toResumeName(given: string, type: ResumeType): string {
  // Browsers write a quotation mark so [HTML, multipart/form-data encoding algorithm].
  const last = given.replaceAll('%22', '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{C}<>:;"'|?*%&$`]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const stem = clean.replace(/\.[A-Za-z0-9]{1,8}$/, '').replace(/[. ]+$/, '') || 'resume'
  return `${[...stem]
    .slice(0, maxLength - 5)
    .join('')
    .trim()}.${type}`
}
