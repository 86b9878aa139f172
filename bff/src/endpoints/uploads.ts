import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { allowUploadTime, discardBody } from '../http/body-timeout.ts'
import { ProblemError } from '../http/problem-error.ts'
import { createByteSemaphore } from './byte-semaphore.ts'

/** A file as it came: of its name and content nothing has been judged. */
export interface UploadedFile {
  name: string
  content: Buffer
}

/** Throws 'too-large' at once for what is, 'overloaded' when there is no room for it. */
export type TakeFile = () => Promise<UploadedFile>

export interface Uploads {
  /** `end` when what was taken is no longer needed. */
  expect(request: FastifyRequest): { take: TakeFile; end(): void }
}

/** What a form adds to its file. */
const mostAround = 16 * 1024

/** One file comes in the field `file`, and is held in memory, of which there is only so much. */
export function createUploads(
  config: Pick<Config, 'RESUME_MAX_BYTES' | 'RESUMES_AT_ONCE'>,
): Uploads {
  const most = config.RESUME_MAX_BYTES
  const room = createByteSemaphore(config.RESUMES_AT_ONCE * most)

  return {
    expect(request) {
      const { raw, server } = request
      let taken = 0
      return {
        async take() {
          if (!request.isMultipart()) throw new ProblemError('invalid-input')
          const told = Number(raw.headers['content-length'] ?? most)
          if (told > most + mostAround) throw new ProblemError('too-large')
          const wanted = Math.min(told, most)
          await room.acquire(wanted)
          taken = wanted
          // Only now: whoever hears what comes makes it flow.
          allowUploadTime(server.server, raw)
          return readFile(request, most)
        },
        end() {
          discardBody(server.server, raw)
          room.release(taken)
        },
      }
    },
  }
}

async function readFile(request: FastifyRequest, most: number): Promise<UploadedFile> {
  const part = await request.file({
    limits: { fileSize: most, files: 1, fields: 4, fieldSize: 1024, headerPairs: 20 },
    throwFileSizeLimit: false,
  })
  if (part?.fieldname !== 'file') throw new ProblemError('invalid-input')
  return { name: part.filename ?? '', content: await contentOf(part.file) }
}

type Incoming = MultipartFile['file']

/** All the rest of what is too large would be read first, to no end. */
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
