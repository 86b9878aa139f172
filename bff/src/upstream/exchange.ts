import type { Dispatcher } from 'undici'

export interface UpstreamResponse {
  status: number
  /** Content-Type, in lower case. */
  type?: string
  /** The whole body; '' of a file, which is streamed. */
  text: string
  /** Length of a file, if known. */
  bytes?: number
}

/**
 * One request and its buffered response. undici's `request` creates a stream per body, which costs
 * more than the rest of a call. `signal` aborts at any point; throws undici's errors.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<UpstreamResponse> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined
    let status = 0
    let type: string | undefined
    const chunks: Buffer[] = []
    const abort = () => {
      controller?.abort(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started
        // Aborted while it waited for a connection.
        if (signal.aborted) started.abort(signal.reason)
      },
      onResponseStart(_controller, code, headers) {
        status = code
        type = headers['content-type']?.toString().toLowerCase()
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        signal.removeEventListener('abort', abort)
        resolve({ status, ...(type && { type }), text: decode(join(chunks), type) })
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', abort)
        reject(error)
      },
    })
  })
}

const utf8 = new TextDecoder()

/** As UTF-8 like all JSON; HTML by its charset, if known. */
function decode(bytes: Buffer | undefined, type = ''): string {
  const charset = type.includes('html') && bytes ? htmlCharsetOf(bytes, type) : 'utf-8'
  if (charset === 'utf-8') return utf8.decode(bytes)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return utf8.decode(bytes)
  }
}

/** Of the header, or else of a <meta> within the bytes that browsers search for it. */
function htmlCharsetOf(bytes: Buffer, type: string): string {
  const [, header] = /charset="?([\w-]+)/.exec(type) ?? []
  if (header) return header
  const head = bytes.subarray(0, 1024).toString('latin1')
  const [, declared = 'utf-8'] = /<meta\b[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(head) ?? []
  // UTF-16 would not have been readable.
  return /^utf-16/i.test(declared) ? 'utf-8' : declared
}

function join(chunks: Buffer[]): Buffer | undefined {
  return chunks.length > 1 ? Buffer.concat(chunks) : chunks[0]
}
