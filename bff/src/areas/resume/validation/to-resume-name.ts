import type { ResumeType } from './detect-resume-type.ts'

const maxLength = 100

/**
 * Sanitizes a file name: no path, no control or shell characters, and the extension of the detected
 * type.
 */
export function toResumeName(name: string, type: ResumeType): string {
  // Browsers encode quotation marks as %22 [HTML, multipart/form-data encoding algorithm].
  const baseName = name.replaceAll('%22', '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = baseName
    .replace(/[\p{C}<>:;"'|?*%&$`]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const stem = clean.replace(/\.[A-Za-z0-9]{1,8}$/, '').replace(/[. ]+$/, '') || 'resume'
  return `${[...stem]
    .slice(0, maxLength - 5)
    .join('')
    .trim()}.${type}`
}
