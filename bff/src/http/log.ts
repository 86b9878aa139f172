import { types } from 'node:util'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Redacted by name, as a second line of defence: no code logs these on purpose. */
const secrets = [
  'password',
  'passcode',
  'token',
  'jwt',
  'authorization',
  'cookie',
  'headers',
  'body',
]

/** JSON lines on standard output, in blocks; written at the latest after a second, and at exit. */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const out = stream ?? inBlocks(destination({ dest: 1, sync: false }))
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: toLoggedError },
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    out,
  )
  if (!stream) setInterval(() => log.flush(), 1000).unref()
  return log
}

/** Characters: a write per line costs up to half the throughput, one per 4 kB still 4 % of a cached read. */
const blockLength = 12_288

/** By `minLength` the destination itself would measure its whole buffer at each line. */
function inBlocks(out: ReturnType<typeof destination>) {
  let block = ''
  const send = () => {
    if (block !== '') out.write(block)
    block = ''
  }
  // Before the destination's own listeners, which write what it has.
  process.prependListener('beforeExit', send)
  process.prependListener('exit', send)
  return {
    write(line: string) {
      block += line
      if (block.length >= blockLength) send()
    },
    flush() {
      send()
      out.flush()
    },
  }
}

/** Libraries attach what they have read to their errors, such as the payload of a token. */
function toLoggedError(error: unknown): unknown {
  // Not by instanceof: errors of Node's own modules can be of another realm.
  if (!types.isNativeError(error)) return typeof error === 'string' ? error : undefined
  const { name, stack, cause } = error
  const message = messageOf(error)
  const { code, previousErrors } = error as { code?: unknown; previousErrors?: unknown }
  return {
    type: name,
    message,
    ...(typeof code === 'string' && { code }),
    stack: stack?.replace(error.message, () => message),
    ...(Array.isArray(previousErrors) && { reasons: reasonsOf(previousErrors) }),
    ...(cause !== undefined && { cause: toLoggedError(cause) }),
  }
}

/** JSON.parse quotes the text, which may be personal. */
function messageOf({ message }: Error): string {
  return message.endsWith('is not valid JSON') ? 'not JSON' : message
}

/** Redis refuses a transaction as EXECABORT; its reason is that of the commands in it. */
function reasonsOf(errors: readonly unknown[]): string[] {
  const reasons = errors.map((error) => (types.isNativeError(error) ? error.message : ''))
  return [...new Set(reasons)]
}
