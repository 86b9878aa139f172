import { fileTypes, octetStream } from '@gatehouse/contracts/file'

const maxStemLength = 120
/** Longer names are cut: the expressions take quadratic time. */
export const maxNameLength = 255

/** The declared type if it is listed, else the type of the file extension. */
export function knownType(declared: string, name: string): string {
  if (declared !== octetStream && Object.hasOwn(fileTypes, declared)) return declared
  const extension = extensionOf(name)
  const fits = Object.entries(fileTypes).find(([, extensions]) => extensions.includes(extension))
  return fits?.[0] ?? octetStream
}

/**
 * A safe download name: no path, no control or bidirectional characters, and an extension that fits
 * the type.
 */
export function safeName(name: string, type: string): string {
  const [first, ...others] = fileTypes[type] ?? ['bin']
  const last = name.slice(-maxNameLength).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{C}<>:;"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const fits = [first, ...others].includes(extensionOf(clean))
  const extension = fits ? extensionOf(clean) : first
  const stem = (fits ? clean.slice(0, -extension.length - 1) : clean) || 'file'
  return `${[...stem].slice(0, maxStemLength).join('').trim()}.${extension}`
}

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
