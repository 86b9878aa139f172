import { isObject } from '@gatehouse/bff/upstream/convert-reply'
import type { UpstreamResponse } from '@gatehouse/bff/upstream/exchange'
import { UpstreamError } from '@gatehouse/bff/upstream/upstream-error'
import { fileTypes } from '@gatehouse/contracts/file'
import type { Operation } from '@gatehouse/contracts/operation'
import { compareReply, type Field } from './compare-reply.ts'
import { credentialStatuses } from './credential-settings.ts'
import { type Drift, type DriftKind, serviceToken, wholeReply } from './drift.ts'
import { meanings } from './meanings.ts'
import type { Step } from './step.ts'

/** Result of one call. */
export interface Answer {
  /** As it came; undefined if nothing did. */
  response?: UpstreamResponse | undefined
  /** Why the gateway cannot use it. */
  error?: Error | undefined
  /** Both in milliseconds. */
  ms: number
  deadline: number
}

export interface Judgement {
  drifts: Drift[]
  fields: Field[]
}

/** Compares an answer with the contract of its operation, before and after the gateway's own conversions. */
export function judgeAnswer(step: Step, answer: Answer): Judgement {
  const judgement = answer.response
    ? judgeResponse(step, answer.response, answer.error)
    : drift(...withoutResponse(step, answer))
  if (judgement.drifts.length > 0 || !answer.error) return judgement
  // The messages of UpstreamError name paths and rules, never values.
  const { message, kind } = answer.error as UpstreamError
  const isOwn = answer.error instanceof UpstreamError
  return {
    fields: judgement.fields,
    drifts: drift(kind === 'refused' ? 'refused' : 'gateway', isOwn ? message : 'failed').drifts,
  }
}

function drift(kind: DriftKind, detail: string, path = wholeReply): Judgement {
  return { fields: [], drifts: [{ kind, path, detail }] }
}

function withoutResponse(
  { operation }: Step,
  { error, ms, deadline }: Answer,
): Parameters<typeof drift> {
  const { kind, cause, message, name } = error as UpstreamError
  if (error instanceof UpstreamError && error.operation !== operation.name)
    return withoutServiceToken(error)
  if (kind === 'invalid-response') return ['gateway', message]
  if (kind === 'timeout' && operation.file && ms < deadline)
    return ['deadline', 'no headers within UPSTREAM_READ_MS']
  // A file that has begun ends with the error of its stream.
  if (kind === 'timeout' || name === 'TimeoutError')
    return ['deadline', `no whole answer within ${deadline} ms`]
  const { code } = (cause ?? {}) as { code?: unknown }
  return ['connection', typeof code === 'string' ? code : (kind ?? 'failed')]
}

function withoutServiceToken({ status = 0, message }: UpstreamError): Parameters<typeof drift> {
  return [credentialStatuses.includes(status) ? 'refused' : 'connection', message, serviceToken]
}

function judgeResponse(
  step: Step,
  { status, type, text }: UpstreamResponse,
  error: Error | undefined,
): Judgement {
  const { operation } = step
  if (status < 200 || status > 299 || (status === 204 && !mayBeEmpty(step)))
    return drift('status', meaningOf(status), String(status))
  if (operation.file) return judgeType(type, (one) => Object.hasOwn(fileTypes, one), 'a file type')
  if (text.trim() === '') {
    if (mayBeEmpty(step)) return { fields: [], drifts: [] }
    return drift('body', operation.mayBeEmpty ? 'empty, which refuses' : 'empty')
  }
  if (operation.page)
    return judgeType(type, (one) => /^(text\/html|application\/xhtml\+xml)$/.test(one), 'HTML')
  const typeDrifts = judgeType(type, (one) => /^application\/([\w.-]+\+)?json$/.test(one), 'JSON')
  const { fields, drifts } = judgeJson(operation, text, error)
  return { fields, drifts: [...typeDrifts.drifts, ...drifts] }
}

/** A sign-in without a body has failed. */
function mayBeEmpty({ operation, mustGive }: Step): boolean {
  const { reply, page, file } = operation
  return reply || page || file ? operation.mayBeEmpty === true && !mustGive : true
}

function meaningOf(status: number): string {
  if (status === 204) return 'no content, where an answer is read'
  if (status < 400) return 'a redirect, which is not followed'
  if (status === 401 || status === 403) return 'credentials refused'
  if (status === 404) return 'no such path, or nothing with the id of the input'
  if (status === 405) return 'another method'
  return status < 500 ? 'request refused' : 'failed'
}

function judgeType(
  header: string | undefined,
  isExpected: (type: string) => boolean,
  expected: string,
): Judgement {
  const [type = ''] = (header ?? '').split(';')
  if (isExpected(type.trim())) return { fields: [], drifts: [] }
  const found = /^[\w.+-]+\/[\w.+-]+$/.test(type.trim()) ? type.trim() : 'another'
  const detail = header ? `${expected} expected, ${found} found` : `no header, ${expected} expected`
  return drift('content-type', detail)
}

function judgeJson(operation: Operation, text: string, error: Error | undefined): Judgement {
  const parsed = parse(text)
  if (!parsed)
    return drift('body', text.trimStart().startsWith('<') ? 'HTML instead of JSON' : 'not JSON')
  // A 2xx that refuses has its own shape.
  const isRefusal = error instanceof UpstreamError && error.kind === 'refused'
  if (!operation.reply || isRefusal) return { fields: [], drifts: [] }
  const reply = parsed.envelope ?? parsed.value
  const comparison = compareReply(operation.reply, reply, meanings[operation.name])
  const isRead = ({ kind, path }: Drift) => kind === 'extra' && path === operation.refusal?.field
  const drifts = comparison.drifts.filter((one) => !isRead(one))
  const envelope = { kind: 'envelope', path: wholeReply, detail: 'in a lone body' } as const
  return {
    fields: comparison.fields,
    drifts: parsed.envelope === undefined ? drifts : [envelope, ...drifts],
  }
}

/** Undefined unless it is JSON. */
function parse(text: string): { value: unknown; envelope?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isEnveloped = isObject(value) && 'body' in value && Object.keys(value).length === 1
    return isEnveloped ? { value, envelope: value.body } : { value }
  } catch {
    return undefined
  }
}
