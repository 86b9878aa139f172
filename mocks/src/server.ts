import { type Fakes, startFakes } from './fakes.ts'
import { readRecording } from './recording/read-recording.ts'
import { makeRecording, type Recording } from './recording/recording.ts'
import { type ReplyFormat, replyFormats } from './world/reply-format.ts'

function readPort(name: string, fallback: number): number {
  const text = process.env[name] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} must be a port number, not "${text}"`)
  }
  return port
}

function readReplyFormat(): ReplyFormat {
  const text = process.env.FAKES_REPLY_FORMAT || 'plain'
  const found = replyFormats.find((format) => format === text)
  if (found) return found
  throw new Error(`FAKES_REPLY_FORMAT must be one of ${replyFormats.join(', ')}, not "${text}"`)
}

function openRecording(): Recording | undefined {
  const path = process.env.FAKES_RECORDING
  return path ? makeRecording(readRecording(path), (text) => console.log(text)) : undefined
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message
  return `port ${'port' in error ? error.port : ''} is in use by another program`
}

function closeOnSignal(fakes: Fakes): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => fakes.close())
  }
}

try {
  const ports = {
    apiPort: readPort('FAKES_API_PORT', 3001),
    payrollPort: readPort('FAKES_PAYROLL_PORT', 3002),
    identityPort: readPort('FAKES_IDENTITY_PORT', 3003),
  }
  const fakes = await startFakes(
    ports,
    process.env.PUBLIC_ORIGIN,
    readReplyFormat(),
    openRecording(),
  )
  closeOnSignal(fakes)
  const { apiUrl: api, payrollUrl: payroll, identityUrl: identityProvider } = fakes
  console.log(`fakes ready ${JSON.stringify({ api, payroll, identityProvider })}`)
} catch (error) {
  console.error(`fakes cannot start: ${explain(error)}`)
  process.exitCode = 1
}
