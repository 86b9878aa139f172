/** Deadline passed, rather than client disconnected. */
export function isDeadlineExceeded({ reason }: AbortSignal): boolean {
  return reason?.name === 'TimeoutError'
}

/**
 * Runs `act` with a signal that aborts after `ms` or with `parent`. Cheaper than AbortSignal.timeout
 * and AbortSignal.any: the timer is cleared at the end.
 */
export async function withDeadline<T>(
  ms: number,
  parent: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(parent?.reason)
  if (parent?.aborted) abort()
  else parent?.addEventListener('abort', abort, { once: true })
  try {
    return await abortAfter(ms, controller, act)
  } finally {
    parent?.removeEventListener('abort', abort)
  }
}

/** Runs `act` with the controller's signal, and aborts it after `ms`. */
export async function abortAfter<T>(
  ms: number,
  controller: AbortController,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeOut = () => controller.abort(new DOMException('Deadline exceeded', 'TimeoutError'))
  const timer = setTimeout(timeOut, ms)
  try {
    return await act(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
