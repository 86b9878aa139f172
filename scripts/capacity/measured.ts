import { readFileSync, writeFileSync } from 'node:fs'

/** Of one request at the gateway. */
export interface RequestCost {
  /** Processor microseconds, all threads. */
  micros: number
  /** Commands of Redis, those of scripts included. */
  redis: number
  /** Upstream calls by operation. */
  calls: Record<string, number>
}

export interface ReadCost extends RequestCost {
  /** Answered by a cached reply; absent where none is cached. */
  cached?: Pick<RequestCost, 'micros' | 'redis'>
}

/** Keys in Redis that one sign-in leaves. */
export interface RedisRecord {
  kind: string
  /** MEMORY USAGE of all of them. */
  bytes: number
  ttlSeconds: number
}

export interface Measured {
  date: string
  machine: string
  command: string
  requests: Record<string, ReadCost>
  records: RedisRecord[]
  /** Processor microseconds while the gateway has all of a core, as the bench measures. */
  saturated: { cachedMicros: number; uncachedMicros: number; redisMicros: number }
}

const file = new URL('measured.json', import.meta.url)

export function readMeasured(): Measured {
  return JSON.parse(readFileSync(file, 'utf8')) as Measured
}

export function writeMeasured(measured: Measured) {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
}
