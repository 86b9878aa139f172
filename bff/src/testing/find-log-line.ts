import { expect } from '@jest/globals'
import type { Stack } from './stack.ts'

/** The fields of the latest log line with this message. */
export function findLogLine({ log }: Stack, message: string): Record<string, unknown> | undefined {
  const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>)
  return lines.findLast(({ msg }) => msg === message)
}

/** A warning that operators can trace to its request and cause. */
export const traceableWarning = {
  level: 40,
  id: expect.stringMatching(/^[\w-]{8,}$/),
  err: expect.objectContaining({ message: expect.any(String) }),
}
