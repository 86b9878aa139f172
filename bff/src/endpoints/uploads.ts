import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { allowUploadTime, discardBody, restartBodyTimeout } from '../http/body-timeout.ts'
import { networkOf } from '../http/network-of.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Config } from '../settings/config.ts'
import { createByteSemaphore } from './byte-semaphore.ts'
import { maxNameLength } from './file-name.ts'
import { createKeyedSemaphore } from './keyed-semaphore.ts'
import { createVirusScanner, type VirusScanner } from './virus-scanner.ts'

export interface UploadedFile {
  name: string
  content: Buffer
}

/**
 * Reads and scans the file; one at a time for an owner. Throws 'too-large', 'rate-limited' when the owner or
 * the IP address has uploads enough, 'overloaded' when the upload memory is in use, 'file-infected', or
 * 'scan-unavailable'.
 */
export type TakeFile = (owner: string) => Promise<UploadedFile>

export interface Uploads {
  /** `end` frees the memory of the file. */
  expect(request: FastifyRequest): { take: TakeFile; end(): void }
}

type UploadConfig = Pick<
  Config,
  'UPLOAD_MAX_BYTES' | 'UPLOADS_AT_ONCE' | 'UPLOADS_PER_ADDRESS' | 'UPLOAD_SCANNER'
>

const scanRetryAfter = 30
const multipartOverhead = 16 * 1024
const blockBytes = 64 * 1024

/** Reads one file, field `file`, into memory bounded over all uploads. */
export function createUploads(config: UploadConfig, onScan: Metrics['onScan']): Uploads {
  const maxBytes = config.UPLOAD_MAX_BYTES
  const largest = Math.ceil(maxBytes / blockBytes) * blockBytes
  const memory = createByteSemaphore(config.UPLOADS_AT_ONCE * largest, largest)
  const owners = createKeyedSemaphore(1, 'uploadsOfOwner')
  const scan = config.UPLOAD_SCANNER && createVirusScanner(config.UPLOAD_SCANNER)
  const networks = createKeyedSemaphore(config.UPLOADS_PER_ADDRESS, 'uploadsOfAddress')

  return {
    expect(request) {
      const { raw, server } = request
      const releases: (() => void)[] = []
      return {
        async take(owner) {
          if (!request.isMultipart()) throw new ProblemError('invalid-input')
          const declared = Number(raw.headers['content-length'] ?? 0)
          if (declared > maxBytes + multipartOverhead) throw new ProblemError('too-large')
          // The bot check, too, kept the body waiting.
          restartBodyTimeout(server.server, raw)
          releases.push(await owners.acquire(owner))
          const releaseNetwork = await networks.acquire(networkOf(request.ip))
          let file: UploadedFile
          try {
            // Client disconnected during the wait: its body would never end.
            if (raw.destroyed) throw new ProblemError('invalid-input')
            const lease = memory.lease()
            releases.push(lease.release)
            // Only now: a data listener makes the body flow.
            const uncounted = allowUploadTime(server.server, raw)
            file = await readFile(request, maxBytes, () =>
              uncounted(() => lease.acquire(blockBytes)),
            )
            lease.complete()
          } finally {
            releaseNetwork()
          }
          if (scan) await requireClean(scan, file.content, request, onScan)
          return file
        },
        end() {
          discardBody(server.server, raw)
          for (const release of releases) release()
        },
      }
    },
  }
}

/** Fails closed: without a verdict the file is rejected. */
async function requireClean(
  scan: VirusScanner,
  content: Buffer,
  { id, log }: FastifyRequest,
  onScan: Metrics['onScan'],
) {
  const result = await scan(content).catch((cause: Error) => {
    onScan('unavailable')
    log.warn({ id, err: cause }, 'virus scan unavailable')
    throw new ProblemError('scan-unavailable', { retryAfter: scanRetryAfter, cause })
  })
  onScan(result.outcome)
  if (result.outcome === 'clean') return
  log.warn({ id, signature: result.signature }, 'upload infected')
  throw new ProblemError('file-infected')
}

async function readFile(
  request: FastifyRequest,
  maxBytes: number,
  acquireBlock: () => Promise<void>,
): Promise<UploadedFile> {
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
  const name = (part.filename ?? '').slice(-maxNameLength)
  return { name, content: await contentOf(part.file, acquireBlock) }
}

type Incoming = MultipartFile['file']

/** Rejects at the limit instead of reading the rest of the file first. */
function contentOf(file: Incoming, acquireBlock: () => Promise<void>): Promise<Buffer> {
  const limit = new Promise<never>((_, reject) => {
    file.once('limit', () => reject(new ProblemError('too-large')))
  })
  return Promise.race([limit, collect(file, acquireBlock)])
}

/** Copies into blocks: a buffer for each of many tiny chunks would take far more than their bytes. */
async function collect(file: Incoming, acquireBlock: () => Promise<void>): Promise<Buffer> {
  const blocks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      if (file.truncated) break
      for (let at = 0; at < chunk.length; ) {
        if (length === blocks.length * blockBytes) {
          await acquireBlock()
          blocks.push(Buffer.allocUnsafe(blockBytes))
        }
        const copied = chunk.copy(blocks.at(-1) as Buffer, length % blockBytes, at)
        at += copied
        length += copied
      }
    }
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause
    throw new ProblemError('invalid-input', { cause })
  }
  if (file.truncated) throw new ProblemError('too-large')
  return Buffer.concat(blocks, length)
}
