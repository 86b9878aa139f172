import { setImmediate } from 'node:timers/promises'
import { hasActiveText, objectStarts, readObject, unpackObjects } from './pdf-objects.ts'

/** Browsers sniff these bytes for HTML. */
const sniffedBytes = 1024
/** Objects do not overlap in real files; hostile ones would take quadratic time. */
const maxReads = 2
const pauseAfter = 2 ** 20
const maxUnpackedBytes = 16 * 2 ** 20

/**
 * Expects a PDF signature. 'active' with scripts, launch actions, embedded files, rich media or XFA
 * forms; 'invalid' if a browser could sniff the file as HTML, or it is no PDF.
 */
export async function judgePdf(content: Buffer): Promise<'safe' | 'active' | 'invalid'> {
  const head = content.subarray(0, sniffedBytes).toString('latin1')
  if (/<\s*(!doctype|html|script|svg|iframe|body)\b/i.test(head)) return 'invalid'
  const hasEnd = content.includes('startxref') || content.includes('trailer')
  if (!content.includes(' obj') || !hasEnd) return 'invalid'
  return (await isActive(content)) ? 'active' : 'safe'
}

/** Reads every object that a reader could find, also within object streams. True if one cannot be read. */
async function isActive(content: Buffer): Promise<boolean> {
  const pdf = content.toString('latin1')
  if (hasActiveText(pdf)) return true
  let readable = maxReads * pdf.length
  let unpackable = maxUnpackedBytes
  let sincePause = 0
  for (const start of objectStarts(pdf)) {
    const object = readObject(pdf, start)
    readable -= object.end - start
    sincePause += object.end - start
    if (object.isActive || readable < 0) return true
    if (sincePause > pauseAfter) {
      sincePause = 0
      await setImmediate()
    }
    if (!object.objectStream) continue
    const unpacked = await unpackObjects(content, object.objectStream, unpackable)
    if (unpacked === undefined) return true
    unpackable -= unpacked.length
    if (unpackable < 0 || hasActiveText(unpacked) || readObject(unpacked, 0, true).isActive)
      return true
  }
  return false
}
