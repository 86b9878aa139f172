import type { photoTypes } from '@gatehouse/contracts/portal/application'

type PhotoType = (typeof photoTypes)[number]

/** Detects a photograph by content; undefined for any other image and for a truncated one. */
export function detectPhotoType(content: Buffer): PhotoType | undefined {
  if (isJpeg(content)) return 'jpg'
  if (isPng(content)) return 'png'
  return isHeic(content) ? 'heic' : undefined
}

const startOfImage = 0xd8
const startOfScan = 0xda
const endOfImage = Buffer.from('ffd9', 'hex')
/** Start of frame markers, among which stand other tables (C4, C8, CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments up to the scan [ITU T.81 B.1]. Cameras append a second image, or a film, to the end. */
function isJpeg(content: Buffer): boolean {
  if (content.length < 4 || content[0] !== 0xff || content[1] !== startOfImage) return false
  let hasFrame = false
  for (let at = 2; at + 4 <= content.length; ) {
    if (content[at] !== 0xff) return false
    const marker = content.readUInt8(at + 1)
    if (marker === startOfScan) return hasFrame && content.includes(endOfImage, at)
    const size = content.readUInt16BE(at + 2)
    if (size < 2) return false
    if (isFrame(marker)) hasFrame = size >= 8
    at += 2 + size
  }
  return false
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Chunks from the header to the end [PNG 5.3]. */
function isPng(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(pngSignature)) return false
  const names: string[] = []
  for (let at = 8; at + 12 <= content.length; ) {
    const name = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + content.readUInt32BE(at)
    if (!/^[A-Za-z]{4}$/.test(name) || end > content.length) return false
    names.push(name)
    if (name === 'IEND') return names[0] === 'IHDR' && names.includes('IDAT')
    at = end
  }
  return false
}

const heicBrands = ['heic', 'heix', 'heim', 'heis']

/** Boxes that fill the file [ISO 14496-12 4.2], of an image in HEVC [ISO 23008-12]. */
function isHeic(content: Buffer): boolean {
  const boxes: string[] = []
  let at = 0
  for (; at + 8 <= content.length; ) {
    const size = sizeOfBox(content, at)
    const name = content.toString('latin1', at + 4, at + 8)
    if (size < 8 || (at === 0 && !(name === 'ftyp' && hasHeicBrand(content, size)))) return false
    boxes.push(name)
    at += size
  }
  return at === content.length && boxes.includes('meta') && boxes.includes('mdat')
}

/** 0 is up to the end, 1 a size of 64 bits. */
function sizeOfBox(content: Buffer, at: number): number {
  const size = content.readUInt32BE(at)
  if (size === 0) return content.length - at
  if (size !== 1) return size
  return at + 16 <= content.length ? Number(content.readBigUInt64BE(at + 8)) : 0
}

function hasHeicBrand(content: Buffer, size: number): boolean {
  const brands = content.toString('latin1', 8, Math.min(size, 256)).match(/.{4}/gs) ?? []
  return brands.some((brand) => heicBrands.includes(brand))
}
