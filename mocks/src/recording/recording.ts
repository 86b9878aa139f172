import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '@gatehouse/contracts/operation'
import type { RecordedExchange } from '@gatehouse/contracts/recorded-exchange'
import { HttpResponse, type JsonBodyType } from 'msw'
import { standIn } from './stand-in.ts'

export interface Recording {
  /** Answers as recorded; 404 if the operation was not recorded with these path parameters. */
  answer(operation: Operation, params: Record<string, string>, body: unknown): Response
  /** Serves it from its beginning again. */
  restart(): void
}

type Fields = Record<string, unknown>

/**
 * Replays recorded exchanges. The path parameters must be those of the recording. Of several exchanges the one
 * whose body has the most fields in common is served; of equal ones the next in the order of the recording, and
 * the last one again. Thus passwords and search words, which the recording has replaced, may be any.
 */
export function makeRecording(
  exchanges: readonly RecordedExchange[],
  log: (text: string) => void = () => {},
): Recording {
  const served = new Set<RecordedExchange>()
  return {
    answer(operation, params, body) {
      const recorded = exchanges.filter(
        (one) => one.operation === operation.name && isDeepStrictEqual(one.params ?? {}, params),
      )
      const closest = closestTo(recorded, body)
      const exchange = closest.find((one) => !served.has(one)) ?? closest.at(-1)
      if (!exchange) return rejectUnrecorded(operation, exchanges, log)
      served.add(exchange)
      return toResponse(operation, exchange)
    },
    restart: () => served.clear(),
  }
}

function closestTo(exchanges: readonly RecordedExchange[], body: unknown): RecordedExchange[] {
  const scores = exchanges.map((one) => countEqualFields(one.body, body))
  const best = Math.max(...scores)
  return exchanges.filter((_, index) => scores[index] === best)
}

function countEqualFields(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0
  return Object.entries(one).filter(([name, field]) => isDeepStrictEqual(field, other[name])).length
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function rejectUnrecorded(
  { name }: Operation,
  exchanges: readonly RecordedExchange[],
  log: (text: string) => void,
): Response {
  const isKnown = exchanges.some(({ operation }) => operation === name)
  const message = `The recording has no ${name}${isKnown ? ' with these path parameters' : ''}`
  log(message)
  return HttpResponse.json({ message, errors: [message] }, { status: 404 })
}

function toResponse(operation: Operation, exchange: RecordedExchange): Response {
  const { status, type = '', answer, bytes } = exchange
  if (answer !== undefined) return HttpResponse.json(answer as JsonBodyType, { status })
  const isText = bytes !== undefined || (status < 300 && (operation.file || operation.page))
  return isText && status !== 204
    ? standIn(operation.name, { status, type, bytes })
    : new HttpResponse(null, { status })
}
