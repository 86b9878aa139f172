import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Operation } from '@gatehouse/contracts/operation'

export interface SentFile {
  name: string
  type: string
  content: Buffer
}

/**
 * multipart/form-data (RFC 7578) of a body and a file. The random boundary cannot occur in the file; parts
 * are streamed without concatenation.
 */
export function toMultipart({ upload = 'file' }: Operation, body: unknown, file: SentFile) {
  const boundary = `gatehouse-${randomBytes(18).toString('base64url')}`
  const fields = Object.entries((body ?? {}) as Record<string, string>).map(([name, value]) =>
    part(boundary, `name="${quoted(name)}"`, value),
  )
  const about = `name="${quoted(upload)}"; filename="${quoted(file.name)}"\r\nContent-Type: ${file.type}`
  const parts = [
    Buffer.from(fields.join('') + part(boundary, about, '').slice(0, -2)),
    file.content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]
  const length = parts.reduce((sum, one) => sum + one.length, 0)
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length),
    },
    body: Readable.from(parts, { objectMode: false }),
  }
}

function part(boundary: string, about: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n${value}\r\n`
}

/** HTML standard, multipart/form-data encoding algorithm. */
function quoted(name: string): string {
  return name.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22')
}
