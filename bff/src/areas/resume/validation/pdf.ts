import { setImmediate } from 'node:timers/promises'
import {
  hasActiveText,
  maxStreamObjects,
  objectPositions,
  objectStarts,
  readObject,
  unpackObjects,
} from './pdf-objects.ts'

/** Browsers sniff these bytes for HTML. */
const sniffedBytes = 1024
/** Objects do not overlap in real files; hostile ones would take quadratic time. */
const maxReads = 2
const pauseAfter = 2 ** 20
/** Bytes of memory that an object takes besides its own. */
const perObject = 100
/** Real files have one for some hundred objects. */
const maxStreams = 2000
const maxUnpackedBytes = 16 * 2 ** 20

/** False if a browser could sniff the file as HTML, or it is no PDF. Expects a PDF signature. */
export function isPdf(content: Buffer): boolean {
  const head = content.subarray(0, sniffedBytes).toString('latin1')
  if (/<\s*(!doctype|html|script|svg|iframe|body)\b/i.test(head)) return false
  const hasEnd = content.includes('startxref') || content.includes('trailer')
  return content.includes(' obj') && hasEnd
}

/** By its trailer. */
export function isEncryptedPdf(content: Buffer): boolean {
  return /\/Encrypt\s+\d+\s+\d+\s+R/.test(content.toString('latin1'))
}

/**
 * Reads every object that a reader could find, also within object streams. False with scripts, actions that
 * leave the document, embedded files, rich media or XFA forms, or if an object cannot be read.
 */
export async function isSafePdf(content: Buffer): Promise<boolean> {
  const pdf = content.toString('latin1')
  if (hasActiveText(pdf)) return false
  const pause = createPause()
  let readable = maxReads * pdf.length
  let unpackable = maxUnpackedBytes
  let streams = 0
  let streamObjects = 0
  for (const start of objectStarts(pdf)) {
    const { end, isActive, objectStream } = readObject(pdf, start)
    readable -= end - start
    if (isActive || readable < 0) return false
    await pause(end - start)
    if (!objectStream) continue
    streams += 1
    const unpacked = await unpackObjects(content, objectStream, unpackable)
    const positions = unpacked && objectPositions(unpacked.objects, objectStream)
    if (!positions || streams > maxStreams) return false
    const { objects } = unpacked
    readable -= unpacked.end - end
    unpackable -= objects.length
    streamObjects += positions.length
    if (Math.min(readable, unpackable) < 0 || streamObjects > maxStreamObjects) return false
    if (hasActiveText(objects) || !(await areSafeObjects(objects, positions, pause))) return false
  }
  return true
}

async function areSafeObjects(objects: string, positions: number[], pause: Pause) {
  let readable = maxReads * objects.length
  for (const start of positions) {
    const { end, isActive } = readObject(objects, start, true)
    readable -= end - start
    if (isActive || readable < 0) return false
    await pause(end - start)
  }
  return true
}

type Pause = (bytes: number) => Promise<void> | undefined

/** Lets other requests run between objects. */
function createPause(): Pause {
  let read = 0
  return (bytes) => {
    read += bytes + perObject
    if (read < pauseAfter) return undefined
    read = 0
    return setImmediate()
  }
}
