import type { IncomingHttpHeaders } from 'node:http'
import { finished } from 'node:stream/promises'
import { type FileStream, fileTypes, octetStream } from '@gatehouse/contracts/file'
import type { Operation } from '@gatehouse/contracts/operation'
import type { Dispatcher } from 'undici'
import { withDeadline } from './deadline.ts'
import type { UpstreamResponse } from './exchange.ts'
import { UpstreamError } from './upstream-error.ts'

export interface Passing {
  /** Ends it wherever it is. */
  signal: AbortSignal
  /** The file has to begin within so many milliseconds. */
  startMs: number
  maxBytes: number
  /** Hears when the file begins; what it is given is read to the end, or destroyed. */
  begin: (file: FileStream) => void
}

/**
 * One request whose answer is a file, passed on as fast as somebody takes it and never held whole.
 * Resolves when all of it has been passed on, so that deadline, places and breaker know of all of
 * it; what is no file, such as a refusal, is an answer as any other.
 */
export async function exchangeFile(
  dispatcher: Dispatcher,
  operation: Operation,
  request: Dispatcher.DispatchOptions,
  { signal, startMs, maxBytes, begin }: Passing,
): Promise<UpstreamResponse> {
  const { statusCode, headers, body } = await withDeadline(startMs, signal, (starting) =>
    dispatcher.request({ ...request, signal: starting }),
  )
  let slowReader = false
  const leave = () => {
    slowReader = body.readableLength > 0
    body.destroy(signal.reason)
  }
  signal.addEventListener('abort', leave, { once: true })
  try {
    if (statusCode < 200 || statusCode > 299) return { status: statusCode, text: await body.text() }
    const file = describe(operation, headers, maxBytes)
    begin({ ...file, content: body })
    await finished(body)
    return { status: statusCode, text: '' }
  } catch (cause) {
    // That it takes its reader too long says nothing about the health of the upstream.
    if (slowReader) throw new UpstreamError(operation, 'aborted', { cause })
    throw cause
  } finally {
    signal.removeEventListener('abort', leave)
    // Whatever is not read to its end would keep the connection.
    body.on('error', () => {}).destroy()
  }
}

/** Throws 'invalid-response' for what is no file that may be passed on: an error page, for instance. */
function describe(operation: Operation, headers: IncomingHttpHeaders, maxBytes: number) {
  const garbled = (detail: string) => new UpstreamError(operation, 'invalid-response', { detail })
  const [type = ''] = (headers['content-type'] || octetStream).split(';')
  const known = type.trim().toLowerCase()
  if (!Object.hasOwn(fileTypes, known)) throw garbled('no kind of file that is passed on')
  if (!/^(identity)?$/.test(headers['content-encoding'] ?? '')) throw garbled('encoded')
  const told = headers['content-length']
  const size = told === undefined ? undefined : Number(told)
  if (size !== undefined && size > maxBytes) throw garbled('too large')
  return { type: known, ...(size !== undefined && { size }) }
}
