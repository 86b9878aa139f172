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

/** Other names of allowed types. */
export const fileTypeAliases: ReadonlyMap<string, string> = new Map([
  ['application/x-pdf', 'application/pdf'],
  ['image/x-png', 'image/png'],
  ['image/jpg', 'image/jpeg'],
  ['image/pjpeg', 'image/jpeg'],
  ['image/tif', 'image/tiff'],
  ['application/csv', 'text/csv'],
  ['text/rtf', 'application/rtf'],
  ['application/x-rtf', 'application/rtf'],
  ['application/x-msword', 'application/msword'],
  ['application/x-msexcel', 'application/vnd.ms-excel'],
  ['binary/octet-stream', octetStream],
  ['application/download', octetStream],
  ['application/x-download', octetStream],
  ['application/force-download', octetStream],
])

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
