/** Result of one check. Never holds a secret. */
export interface Finding {
  /** A setting, or what several of them lead to. */
  check: string
  result: 'ok' | 'warning' | 'wrong' | 'not tried'
  says: string
  /** Of a warning, or what is wrong. */
  remedy?: string
}

export const ok = (check: string, says: string): Finding => ({ check, result: 'ok', says })

export const wrong = (check: string, says: string, remedy: string): Finding => ({
  check,
  result: 'wrong',
  says,
  remedy,
})

export const warning = (check: string, says: string, remedy: string): Finding => ({
  check,
  result: 'warning',
  says,
  remedy,
})

export const notTried = (check: string, says: string): Finding => ({
  check,
  result: 'not tried',
  says,
})

/** Its message is told. */
export class CheckFailure extends Error {}

/** Code or name of an error: messages of libraries can quote what they were given. */
export function reasonOf(error: unknown): string {
  const { code, message = '', name = 'failed', cause } = Object(error) as Error & { code?: unknown }
  if (typeof code === 'string') return code
  // The messages of UpstreamError name the call and the cause alone.
  if (error instanceof CheckFailure || name === 'UpstreamError') return message
  // The first word of what Redis says: WRONGPASS.
  if (name === 'ReplyError') return message.split(' ')[0] ?? name
  return cause ? reasonOf(cause) : name
}
