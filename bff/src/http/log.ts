import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Never logged, wherever it stands: nobody means to, and this is for when somebody does. */
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

/**
 * The gateway's log: JSON lines on standard output, written in blocks, because a write per line
 * costs up to half the throughput. Flushed once a second and at the end.
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const out = stream ?? destination({ dest: 1, sync: false, minLength: 4096 })
  const log = pino(
    {
      level,
      base: null,
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    out,
  )
  if (!stream) setInterval(() => log.flush(), 1000).unref()
  return log
}
