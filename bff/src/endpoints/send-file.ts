import { Readable } from 'node:stream'
import type { NamedFile } from '@gatehouse/contracts/file'
import type { FastifyReply } from 'fastify'
import { knownType, safeName } from './file-name.ts'

/** Streams a file as a download, with a type of our list and a safe name. Never cached. */
export function sendFile(
  reply: FastifyReply,
  { name, size, content, type: declaredType }: NamedFile,
) {
  const type = knownType(declaredType, name)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': disposition(safeName(name, type)),
      ...(size !== undefined && { 'content-length': size }),
    })
    .send(content instanceof Readable ? content : Readable.from(content))
}

/** Content-Disposition (RFC 6266): ASCII fallback and UTF-8 name. */
function disposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${hex(char)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

function hex(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase()
}
