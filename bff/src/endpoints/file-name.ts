import { fileTypes, octetStream } from '@gatehouse/contracts/file'

const longest = 120

/** The type that was said; where none was, the one that the name's ending speaks of. */
export function knownType(said: string, name: string): string {
  if (said !== octetStream && Object.hasOwn(fileTypes, said)) return said
  const ending = endingOf(name)
  const fits = Object.entries(fileTypes).find(([, endings]) => endings.includes(ending))
  return fits?.[0] ?? octetStream
}

/**
 * A name to save a file of this type under: no folder, nothing that a system reads otherwise than it
 * looks (control characters, changes of writing direction), and an ending that its type has.
 */
export function safeName(name: string, type: string): string {
  const [first, ...others] = fileTypes[type] ?? ['bin']
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{C}<>:;"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const fits = [first, ...others].includes(endingOf(clean))
  const ending = fits ? endingOf(clean) : first
  const stem = (fits ? clean.slice(0, -ending.length - 1) : clean) || 'file'
  return `${[...stem].slice(0, longest).join('').trim()}.${ending}`
}

function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
