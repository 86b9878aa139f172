/** How a signal says that the time is up, rather than that nobody waits any more. */
export function isDeadlineExceeded({ reason }: AbortSignal): boolean {
  return reason?.name === 'TimeoutError'
}

/**
 * Acts with a signal that aborts after `ms`, or when `left` does. One timer that is taken back at
 * the end: the platform's own time-outs go on until they are due, and combining signals is dear.
 */
export async function withDeadline<T>(
  ms: number,
  left: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const leave = () => controller.abort(left?.reason)
  const late = () => controller.abort(new DOMException('The time is up', 'TimeoutError'))
  const timer = setTimeout(late, ms)
  if (left?.aborted) leave()
  else left?.addEventListener('abort', leave, { once: true })
  try {
    return await act(controller.signal)
  } finally {
    clearTimeout(timer)
    left?.removeEventListener('abort', leave)
  }
}
