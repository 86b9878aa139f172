import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@gatehouse/contracts/operation'
import type { RecordedExchange } from '@gatehouse/contracts/recorded-exchange'
import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import type { UpstreamResponse } from './exchange.ts'
import { Pseudonyms } from './pseudonyms.ts'
import { redact, redactParams } from './redact.ts'

/** The request of a response, and the time of both. */
export interface SentCall {
  params: Record<string, unknown> | undefined
  body: unknown
  ms: number
}

const maxBytes = 256 * 1024 * 1024

/**
 * Records each exchange with an upstream into a new file of RECORD_UPSTREAMS, redacted by its contract. Ends
 * after RECORD_MINUTES, or when the file is full. Undefined if the folder cannot be created, which is logged.
 */
export function startRecorder(
  {
    RECORD_UPSTREAMS: folder,
    RECORD_MINUTES: minutes,
  }: Pick<Config, 'RECORD_UPSTREAMS' | 'RECORD_MINUTES'>,
  log: Pick<Logger, 'warn'>,
) {
  const startedAt = new Date()
  const name = `${startedAt.toISOString().replace(/[:.]/g, '-')}-${process.pid}.jsonl`
  const file = join(folder, name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (err) {
    log.warn({ file, err }, 'recording not written')
    return undefined
  }
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const pseudonyms = new Pseudonyms()
  let bytes = 0
  let recording = true
  log.warn({ file, minutes }, 'RECORD_UPSTREAMS: recording the answers of the upstreams, redacted')

  const end = () => {
    if (!recording) return
    recording = false
    stream.end()
    log.warn({ file, bytes }, 'recording ended')
  }
  stream.on('error', (err) => {
    log.warn({ file, err }, 'recording not written')
    end()
  })
  const timer = setTimeout(end, minutes * 60_000).unref()

  return {
    onResponse(operation: Operation, response: UpstreamResponse, sent: SentCall) {
      if (!recording) return
      const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
      const exchange = toRecordedExchange(operation, response, sent, pseudonyms)
      const line = `${JSON.stringify({ ...exchange, seconds })}\n`
      bytes += Buffer.byteLength(line)
      stream.write(line)
      if (bytes > maxBytes) end()
    },
    /** Never rejects: a full disk must not keep the gateway from stopping. */
    async close() {
      clearTimeout(timer)
      end()
      if (!stream.closed) await new Promise<void>((resolve) => stream.once('close', resolve))
    },
  }
}

function toRecordedExchange(
  operation: Operation,
  { status, type, text, bytes }: UpstreamResponse,
  { params, body, ms }: SentCall,
  pseudonyms: Pseudonyms,
): Omit<RecordedExchange, 'seconds'> {
  const { name, system, method, path } = operation
  return {
    operation: name,
    system,
    method,
    path,
    ...(params && { params: redactParams(params, operation, pseudonyms) }),
    ...(body !== undefined && { body: redact(body, operation.body, pseudonyms) }),
    ms: Math.round(ms),
    status,
    ...(type && { type: withoutParameters(type) }),
    ...toAnswer(text, bytes, status < 300 ? operation.reply : undefined, pseudonyms),
  }
}

/** A parameter can name the file, such as `name="Pat Example.pdf"`. */
function withoutParameters(contentType: string): string {
  const [mediaType = ''] = contentType.split(';')
  return mediaType.trim()
}

/** Anything but JSON is recorded by its length alone. */
function toAnswer(
  text: string,
  bytes: number | undefined,
  schema: Operation['reply'],
  pseudonyms: Pseudonyms,
): Pick<RecordedExchange, 'answer' | 'bytes'> {
  try {
    return { answer: redact(JSON.parse(text), schema, pseudonyms) }
  } catch {
    return text === '' && bytes === undefined ? {} : { bytes: bytes ?? Buffer.byteLength(text) }
  }
}
