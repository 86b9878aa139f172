import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type FileStream, fileTypeAliases, fileTypes, octetStream } from '@gatehouse/contracts/file'
import type { Operation } from '@gatehouse/contracts/operation'
import type { Dispatcher } from 'undici'
import { withDeadline } from './deadline.ts'
import type { UpstreamResponse } from './exchange.ts'
import { invalidResponse, UpstreamError } from './upstream-error.ts'

export interface FileTransfer {
  signal: AbortSignal
  /** Deadline for the response headers, milliseconds. */
  startMs: number
  maxBytes: number
  /**
   * Called with the headers, without a length with the first bytes; must read the content to its end
   * or destroy it.
   */
  onFile: (file: FileStream) => void
}

/**
 * Streams a file with backpressure. Resolves once it is complete, so that deadline, bulkhead and breaker
 * cover all of it.
 */
export async function exchangeFile(
  dispatcher: Dispatcher,
  operation: Operation,
  request: Dispatcher.DispatchOptions,
  { signal, startMs, maxBytes, onFile }: FileTransfer,
): Promise<UpstreamResponse> {
  const { statusCode, headers, body } = await withDeadline(startMs, signal, (starting) =>
    dispatcher.request({ ...request, signal: starting }),
  )
  let slowReader = false
  const abort = () => {
    slowReader = body.readableLength > 0
    body.destroy(signal.reason)
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    if (statusCode < 200 || statusCode > 299) return { status: statusCode, text: await body.text() }
    if (statusCode === 204) throw invalidResponse(operation, 'empty')
    const file = describe(operation, headers, maxBytes)
    if (file.size === undefined) await requireBytes(operation, body)
    onFile({ ...file, content: body })
    await finished(body)
    const type = headers['content-type']?.toString().toLowerCase()
    const { size: bytes } = file
    return {
      status: statusCode,
      ...(type && { type }),
      text: '',
      ...(bytes !== undefined && { bytes }),
    }
  } catch (cause) {
    // A slow client says nothing about the upstream's health.
    if (slowReader) throw new UpstreamError(operation, 'aborted', { cause })
    throw cause
  } finally {
    signal.removeEventListener('abort', abort)
    // A body that is not read to its end would hold the connection.
    body.on('error', () => {}).destroy()
  }
}

/** Waits for the first bytes. Throws 'invalid-response' if the body ends without any. */
async function requireBytes(operation: Operation, body: Readable) {
  await Promise.race([once(body, 'readable'), finished(body)])
  if (body.readableLength === 0) throw invalidResponse(operation, 'empty')
}

/** Throws 'invalid-response' unless it is a file of a listed type: an error page, for instance. */
function describe(operation: Operation, headers: IncomingHttpHeaders, maxBytes: number) {
  const [type = ''] = (headers['content-type'] || octetStream).split(';')
  const declared = type.trim().toLowerCase()
  const mediaType = fileTypeAliases.get(declared) ?? declared
  if (!Object.hasOwn(fileTypes, mediaType)) throw invalidResponse(operation, 'unlisted file type')
  if (!/^(identity)?$/.test(headers['content-encoding'] ?? ''))
    throw invalidResponse(operation, 'encoded')
  const length = headers['content-length']
  const size = length === undefined ? undefined : Number(length)
  if (size !== undefined && size > maxBytes) throw invalidResponse(operation, 'too large')
  if (size === 0) throw invalidResponse(operation, 'empty')
  return { type: mediaType, ...(size !== undefined && { size }) }
}
