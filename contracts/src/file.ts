import { Type } from 'typebox'
import type { Endpoint } from './endpoint.ts'

/** What a file may be said to be without anybody knowing better: it is saved, and nothing opens it. */
export const octetStream = 'application/octet-stream'

/** The kinds of files that are passed on, and how their names end. Nothing else is. */
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

/** A file on its way: one of the kinds above, its bytes as they come. */
export interface FileStream {
  type: string
  /** In bytes, where it was told ahead. */
  size?: number
  content: AsyncIterable<Uint8Array>
}

/** The name is as somebody once typed it: whoever passes it on makes it safe. */
export interface NamedFile extends FileStream {
  name: string
}

/**
 * The reply of an endpoint that gives a file. The browser saves it and shows it nowhere; it is held
 * for nobody, and passed on as it comes.
 */
export const FileReply = Type.Unsafe<NamedFile>({})

/** Whether an endpoint gives a file, and no JSON. */
export function repliesWithFile({ reply }: Endpoint): boolean {
  return reply === FileReply
}
