import type { Dispatcher } from 'undici'

/** What came back: the status and the whole body, read as UTF-8. */
export interface UpstreamResponse {
  status: number
  text: string
}

/**
 * One request and its answer. Undici's own `request` makes a stream of every body; these are small
 * and wanted whole, and a stream for each costs more than all the rest of a call. `signal` ends the
 * exchange wherever it is; throws what undici says of a failure.
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
    const leave = () => {
      controller?.abort(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    dispatcher.dispatch(request, {
      onRequestStart(started) {
        controller = started
        // It may have waited for a connection until nobody wanted it any more.
        if (signal.aborted) started.abort(signal.reason)
      },
      onResponseStart(_controller, code) {
        status = code
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        signal.removeEventListener('abort', leave)
        resolve({ status, text: toText(chunks) })
      },
      onResponseError(_controller, fault) {
        signal.removeEventListener('abort', leave)
        reject(fault)
      },
    })
  })
}

const decoder = new TextDecoder()

function toText(chunks: Buffer[]): string {
  const [first, ...more] = chunks
  return first ? decoder.decode(more.length > 0 ? Buffer.concat(chunks) : first) : ''
}
