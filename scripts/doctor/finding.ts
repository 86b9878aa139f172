/** Result of one check. Never holds a secret. */
export interface Finding {
  /** A setting, or what several of them lead to. */
  check: string
  result: 'ok' | 'warning' | 'wrong' | 'not tried'
  says: string
  /** Of a warning, or what is wrong. */
  remedy?: string
  /** Duration of its request. */
  ms?: number
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

/** Adds the time that a request took; what is ok, but takes more than half of its deadline, is a warning. */
export function withTime(finding: Finding, ms: number, deadlineMs: number): Finding {
  if (finding.result !== 'ok' || ms <= deadlineMs / 2) return { ...finding, ms }
  const says = `${finding.says}, but slowly: it takes more than half of its deadline of ${deadlineMs} ms`
  const remedy = 'Ask its team for the reason, before calls fail under load.'
  return { ...warning(finding.check, says, remedy), ms }
}

/** Runs a check that makes one request. */
export async function timed(deadlineMs: number, check: () => Promise<Finding>): Promise<Finding> {
  const before = performance.now()
  return withTime(await check(), performance.now() - before, deadlineMs)
}

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
