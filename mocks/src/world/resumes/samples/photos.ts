/** The smallest gray JPEG, PNG and HEIC that a parser of their structure accepts. */
export function makeJpeg(): Uint8Array<ArrayBuffer> {
  const segment = (marker: string, hex: string) => {
    const bytes = Buffer.from(hex, 'hex')
    const size = Buffer.alloc(2)
    size.writeUInt16BE(bytes.length + 2)
    return Buffer.concat([Buffer.from(marker, 'hex'), size, bytes])
  }
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('ffd8', 'hex'),
      segment('ffe0', '4a46494600010100000100010000'),
      segment('ffdb', `00${'10'.repeat(64)}`),
      segment('ffc0', '080001000101011100'),
      segment('ffc4', `00${'01'.padEnd(32, '0')}00`),
      segment('ffc4', `10${'01'.padEnd(32, '0')}00`),
      segment('ffda', '010100003f00'),
      Buffer.from('3fffd9', 'hex'),
    ]),
  )
}

export function makePng(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
}

export function makeHeic(brand = 'heic'): Uint8Array<ArrayBuffer> {
  const box = (name: string, content: string) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(8 + content.length)
    return Buffer.concat([size, Buffer.from(name + content, 'latin1')])
  }
  return Uint8Array.from(
    Buffer.concat([
      box('ftyp', `${brand}\0\0\0\0mif1${brand}`),
      box('meta', '\0\0\0\0'),
      box('mdat', '\x26\x01'),
    ]),
  )
}
