import type { Operation } from './operation.ts'

/** A line of a recording, redacted. */
export interface RecordedExchange {
  operation: string
  system: Operation['system']
  method: Operation['method']
  path: string
  params?: Record<string, string>
  body?: unknown
  seconds: number
  ms: number
  status: number
  type?: string
  /** Absent if it is no JSON. */
  answer?: unknown
  /** Length of an answer that is no JSON, if known. */
  bytes?: number
}
