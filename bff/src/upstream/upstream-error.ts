import type { Operation } from '@gatehouse/contracts/operation'

export type UpstreamCause =
  | 'unreachable'
  | 'timeout'
  /** Breaks the operation's schema, or is a redirect. */
  | 'invalid-response'
  /** 4xx or 5xx, or a write's `Success: false`. */
  | 'refused'
  /** Not sent: the circuit breaker is open. */
  | 'circuit-open'
  /** Not sent: the bulkhead's slots and queue are full. */
  | 'queue-full'
  | 'aborted'

interface ErrorDetails {
  status?: number
  /** For the log: where the response broke its schema. Never a value. */
  detail?: string
  cause?: unknown
  /** Body of an error response. Never logged: it can repeat what was sent. */
  text?: string
  /** Another system failed before the request could be sent. */
  wasNeverSent?: boolean
}

const connectFailures: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  // The certificate is verified before the request.
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** An operation failed. The message names the operation and the cause, nothing else. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  /** The one that failed: `authenticate` where a call found no service token. */
  readonly operation: string
  readonly kind: UpstreamCause
  readonly status: number | undefined
  readonly detail: string | undefined
  /** A 2xx without the body that is read from it. */
  readonly isEmptyReply: boolean
  /** Over UPSTREAM_MAX_BYTES, or a file over its own limit: another try gives the same. */
  readonly isTooLarge: boolean
  readonly wasNeverSent: boolean
  readonly #text: string

  constructor(
    operation: Pick<Operation, 'name'>,
    kind: UpstreamCause,
    { status, detail, cause, text = '', wasNeverSent = false }: ErrorDetails = {},
  ) {
    const what = [operation.name, kind, status, detail].filter((part) => part !== undefined)
    super(what.join(' '), { cause })
    this.operation = operation.name
    this.kind = kind
    this.status = status
    this.detail = detail
    this.isEmptyReply = kind === 'invalid-response' && detail === 'empty'
    this.isTooLarge = kind === 'invalid-response' && detail === 'too large'
    this.wasNeverSent =
      wasNeverSent ||
      isHeldBack(kind) ||
      connectFailures.has((cause as { code?: string } | undefined)?.code ?? '')
    this.#text = text
  }

  /** Certain to have had no side effect: never sent, or refused by the upstream. */
  get hadNoEffect(): boolean {
    return this.isRefusal || this.wasNeverSent
  }

  /** The upstream rejected the request (4xx) rather than failed. */
  get isRefusal(): boolean {
    return !this.wasNeverSent && isRefusal(this.kind, this.status)
  }

  /** A 4xx that concerns the data of the request, not credentials or load. */
  get isRejectedInput(): boolean {
    return this.isRefusal && ![401, 403, 408, 429].includes(this.status ?? 0)
  }

  /** Plain message of an error response: a string, `message` or `Message` [4]. */
  get upstreamMessage(): string | undefined {
    return this.cleanedMessage((message) => message)
  }

  /** Like `upstreamMessage`; `clean` runs before the message is judged plain. */
  cleanedMessage(clean: (message: string) => string): string | undefined {
    const message = messageOf(this.#text)
    return typeof message === 'string' ? toPlainMessage(clean(message)) : undefined
  }
}

export function invalidResponse(operation: Operation, detail: string): UpstreamError {
  return new UpstreamError(operation, 'invalid-response', { detail })
}

/** Rejected by the upstream (4xx, or a write's `Success: false`), rather than failed there. */
export function isRefusal(cause: UpstreamCause | undefined, status: number | undefined): boolean {
  return cause === 'refused' && (status ?? 500) < 500
}

/** The upstream failed or was not asked, rather than rejected the request. */
export function isUpstreamFailure(error: unknown): boolean {
  return error instanceof UpstreamError && !error.isRefusal
}

/** Not sent, by the circuit breaker or the bulkhead. */
export function isHeldBack(cause: UpstreamCause): boolean {
  return cause === 'circuit-open' || cause === 'queue-full'
}

/** Trimmed; undefined for anything but one short line without mark-up. */
export function toPlainMessage(message: string): string | undefined {
  const line = message.trim()
  return /^[^<>\r\n]{1,300}$/.test(line) ? line : undefined
}

function messageOf(text: string): unknown {
  try {
    const body = JSON.parse(text)
    return typeof body === 'string' ? body : (body?.message ?? body?.Message)
  } catch {
    return text
  }
}

/** Whether a write that failed so may have happened. */
export function mayHaveTakenEffect(error: unknown): boolean {
  return error instanceof UpstreamError && !error.hadNoEffect
}
