import { Type } from 'typebox'
import type { Endpoint } from './endpoint.ts'

/** Fallback type: browsers save it and open nothing. */
export const octetStream = 'application/octet-stream'

/** Allowed types and their file extensions. */
export const fileTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'application/rtf': ['rtf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  [octetStream]: ['bin'],
}

export interface FileStream {
  type: string
  /** In bytes, if known before the content. */
  size?: number
  content: AsyncIterable<Uint8Array>
}

/** The name is untrusted: sanitize it before use. */
export interface NamedFile extends FileStream {
  name: string
}

/** Reply of an endpoint that streams a file: always a download, never cached. */
export const FileReply = Type.Unsafe<NamedFile>({})

export function repliesWithFile({ reply }: Endpoint): boolean {
  return reply === FileReply
}
