import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { allowUploadTime, discardBody } from '../http/body-timeout.ts'
import { ProblemError } from '../http/problem-error.ts'
import { createByteSemaphore } from './byte-semaphore.ts'
import { maxNameLength } from './file-name.ts'

export interface UploadedFile {
  name: string
  content: Buffer
}

/** Throws 'too-large', or 'overloaded' when the upload memory is in use. */
export type TakeFile = () => Promise<UploadedFile>

export interface Uploads {
  /** `end` frees the memory of the file. */
  expect(request: FastifyRequest): { take: TakeFile; end(): void }
}

const multipartOverhead = 16 * 1024

/** Reads one file, field `file`, into memory bounded over all uploads. */
export function createUploads(
  config: Pick<Config, 'UPLOAD_MAX_BYTES' | 'UPLOADS_AT_ONCE'>,
): Uploads {
  const maxBytes = config.UPLOAD_MAX_BYTES
  const memory = createByteSemaphore(config.UPLOADS_AT_ONCE * maxBytes)

  return {
    expect(request) {
      const { raw, server } = request
      let acquired = 0
      return {
        async take() {
          if (!request.isMultipart()) throw new ProblemError('invalid-input')
          const declared = Number(raw.headers['content-length'] ?? maxBytes)
          if (declared > maxBytes + multipartOverhead) throw new ProblemError('too-large')
          const wanted = Math.min(declared, maxBytes)
          await memory.acquire(wanted)
          acquired = wanted
          // Only now: a data listener makes the body flow.
          allowUploadTime(server.server, raw)
          return readFile(request, maxBytes)
        },
        end() {
          discardBody(server.server, raw)
          memory.release(acquired)
        },
      }
    },
  }
}

async function readFile(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  const part = await request.file({
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: 4,
      fieldSize: 1024,
      headerPairs: 20,
      headerSize: 2048,
    },
    throwFileSizeLimit: false,
  })
  if (part?.fieldname !== 'file') throw new ProblemError('invalid-input')
  return { name: (part.filename ?? '').slice(-maxNameLength), content: await contentOf(part.file) }
}

type Incoming = MultipartFile['file']

/** Rejects at the limit instead of reading the rest of the file first. */
function contentOf(file: Incoming): Promise<Buffer> {
  const limit = new Promise<never>((_, reject) => {
    file.once('limit', () => reject(new ProblemError('too-large')))
  })
  return Promise.race([limit, collect(file)])
}

async function collect(file: Incoming): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of file) {
      if (file.truncated) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw new ProblemError('invalid-input', { cause })
  }
  if (file.truncated) throw new ProblemError('too-large')
  return Buffer.concat(chunks)
}
