import type { Dispatcher } from 'undici'

/** `text`: the whole body as UTF-8. */
export interface UpstreamResponse {
  status: number
  text: string
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
      onResponseStart(_controller, code) {
        status = code
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        signal.removeEventListener('abort', abort)
        resolve({ status, text: toText(chunks) })
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', abort)
        reject(error)
      },
    })
  })
}

const decoder = new TextDecoder()

function toText(chunks: Buffer[]): string {
  const [first, ...more] = chunks
  return first ? decoder.decode(more.length > 0 ? Buffer.concat(chunks) : first) : ''
}
