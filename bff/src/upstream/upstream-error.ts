import type { Operation } from '@gatehouse/contracts/operation'

export type UpstreamCause =
  /** No connection, or one that broke. */
  | 'unreachable'
  /** The deadline passed. */
  | 'timeout'
  /** The answer is not as agreed. */
  | 'invalid-response'
  /** 4xx or 5xx. */
  | 'refused'
  /** The breaker is open: not asked. */
  | 'circuit-open'
  /** All places are taken and the queue is full: not asked. */
  | 'queue-full'
  /** Nobody waited any more. */
  | 'aborted'

interface Particulars {
  /** HTTP status, when there was an answer. */
  status?: number
  /** For the log: where the answer broke its schema. Never a value of it. */
  detail?: string
  cause?: unknown
  /** The body of a refusal. Never logged: it can repeat what was sent. */
  text?: string
}

/** Nobody was there to send anything to. */
const connectFailures: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** An operation did not come off. The message names the operation and the fault, nothing else. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly kind: UpstreamCause
  readonly status: number | undefined
  readonly #text: string

  constructor(
    operation: Operation,
    kind: UpstreamCause,
    { status, detail, cause, text = '' }: Particulars = {},
  ) {
    const what = [operation.name, kind, status, detail].filter((part) => part !== undefined)
    super(what.join(' '), { cause })
    this.kind = kind
    this.status = status
    this.#text = text
  }

  /** Whether it certainly changed nothing: not asked at all, or refused by the upstream itself. */
  get hadNoEffect(): boolean {
    return (
      this.isRefusal ||
      this.kind === 'circuit-open' ||
      this.kind === 'queue-full' ||
      connectFailures.has((this.cause as { code?: string } | undefined)?.code ?? '')
    )
  }

  /** Whether the upstream has judged the request and said no, rather than failed. */
  get isRefusal(): boolean {
    return this.kind === 'refused' && (this.status ?? 500) < 500
  }

  /**
   * Whether it says that there is no such thing. The other refusals speak of our credentials, or of
   * how much is asked.
   */
  get isNotFound(): boolean {
    return this.isRefusal && ![401, 403, 408, 429].includes(this.status ?? 0)
  }

  /**
   * What the upstream says of its refusal: a string, `message` or `Message` [decisions]; undefined
   * when it is anything else, such as a page of HTML.
   */
  get upstreamMessage(): string | undefined {
    const said = messageOf(this.#text)
    return typeof said === 'string' && /^[^<>\r\n]{1,300}$/.test(said.trim())
      ? said.trim()
      : undefined
  }
}

function messageOf(text: string): unknown {
  try {
    const told = JSON.parse(text)
    return typeof told === 'string' ? told : (told?.message ?? told?.Message)
  } catch {
    return text
  }
}
