import { Readable } from 'node:stream'
import type { NamedFile } from '@gatehouse/contracts/file'
import type { FastifyReply } from 'fastify'
import { knownType, safeName } from './file-name.ts'

/**
 * Sends a file as it comes, to be saved and shown nowhere: under a type of our list, which no browser
 * second-guesses (nosniff, as on every answer), and a name that can do no harm. It is held nowhere.
 */
export function sendFile(reply: FastifyReply, { name, size, content, ...said }: NamedFile) {
  const type = knownType(said.type, name)
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': disposition(safeName(name, type)),
      ...(size !== undefined && { 'content-length': size }),
    })
    .send(content instanceof Readable ? content : Readable.from(content))
}

/** The name twice, as RFC 6266 has it: in plain letters for old browsers, and as it is. */
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
