import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Setting<T> {
  meaning: string
  /** What stands when the setting is absent; a setting without one is required. */
  fallback?: string
  /** Reads the text; throws an Error whose message completes "NAME: …". */
  read: (text: string) => T
}

function setting<T>(meaning: string, read: (text: string) => T, fallback?: string): Setting<T> {
  return fallback === undefined ? { meaning, read } : { meaning, read, fallback }
}

const text = (value: string) => {
  if (value === '') throw new Error('must not be empty')
  return value
}
const optionalText = (value: string) => value

function wholeNumber(from: number, to: number) {
  return (value: string) => {
    const number = Number(value)
    if (value === '' || !Number.isInteger(number) || number < from || number > to)
      throw new Error(`must be a whole number from ${from} to ${to}, not "${value}"`)
    return number
  }
}

function httpUrl(value: string): URL {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`must be an http or https address, not "${value}"`)
  return url
}

function origin(value: string): string {
  const url = httpUrl(value)
  if (url.origin !== value.replace(/\/$/, ''))
    throw new Error(`must be an origin such as https://portal.example, not "${value}"`)
  return url.origin
}

function oneOf<const T extends string>(...allowed: T[]) {
  return (value: string) => {
    const found = allowed.find((one) => one === value)
    if (!found) throw new Error(`must be one of ${allowed.join(', ')}, not "${value}"`)
    return found
  }
}

function headerName(value: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) throw new Error(`is no header name: "${value}"`)
  return value.toLowerCase()
}

function portalFolder(value: string): string {
  if (!existsSync(`${value}/index.html`))
    throw new Error(`holds no index.html: "${value}" (has the portal been built?)`)
  return value
}

const builtPortal = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Every setting of the gateway. None is read from anywhere else. */
export const settings = {
  HOST: setting('Address to listen on', text, '127.0.0.1'),
  PORT: setting('Port to listen on', wholeNumber(1, 65535), '3000'),
  PUBLIC_ORIGIN: setting(
    'Origin at which browsers reach the portal',
    origin,
    'http://localhost:3000',
  ),
  TRUST_PROXY: setting(
    'Comma list of proxy addresses whose X-Forwarded headers count',
    optionalText,
    '',
  ),
  PORTAL_DIR: setting('Folder of the built portal', portalFolder, builtPortal),
  LOG_LEVEL: setting(
    'Least level that is logged',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
  ),

  PRODUCT_NAME: setting('What the product calls itself on screen', text, 'Gatehouse'),
  SUPPORT_PHONE: setting('Support phone shown in messages', text, '1-800-555-0142'),

  UPSTREAM_API_URL: setting('Base address of the upstream API', httpUrl),
  SERVICE_USERNAME: setting('Service account of the upstream API', text),
  SERVICE_PASSWORD: setting('Its password', text),
  CLIENT_ID: setting('Client id sent with sign-in', text),
  CLIENT_SECRET: setting('Client secret sent with sign-in', text),
  CLIENT_AUTHORIZATION: setting('Value of the client authorization header', text),
  HEADER_SERVICE: setting('Header of the service token', headerName, 'Authorization'),
  HEADER_CLIENT: setting('Header of the client authorization', headerName, 'ClientAuthorization'),
  HEADER_JWT: setting("Header of the caller's JWT", headerName, 'JwtAuthorization'),
  HEADER_TIMECODE: setting("Header of the caller's user id", headerName, 'TimeCode'),
  UPSTREAM_READ_MS: setting(
    'Deadline of an upstream read, milliseconds',
    wholeNumber(100, 60_000),
    '5000',
  ),
  UPSTREAM_WRITE_MS: setting(
    'Deadline of an upstream write, milliseconds',
    wholeNumber(100, 120_000),
    '15000',
  ),
  UPSTREAM_MAX_BYTES: setting(
    'Largest upstream answer, bytes',
    wholeNumber(1024, 64 * 2 ** 20),
    '4194304',
  ),
  UPSTREAM_CONNECTIONS: setting(
    'Connections kept to the upstream host',
    wholeNumber(1, 4096),
    '256',
  ),

  SESSION_IDLE_MINUTES: setting(
    'A session unused for this long ends',
    wholeNumber(1, 24 * 60),
    '30',
  ),
  SESSION_HOURS: setting(
    "A session this old ends, unless the caller's upstream token ends sooner",
    wholeNumber(1, 72),
    '12',
  ),
} as const

export type Config = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['read']>
}

/** Names every missing or wrong setting in one message. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads all settings from an environment; throws one ConfigError that names all that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const config: Record<string, unknown> = {}
  for (const [name, { fallback, read }] of Object.entries<Setting<unknown>>(settings)) {
    const value = environment[name] ?? fallback
    try {
      if (value === undefined) throw new Error('is required')
      config[name] = read(value)
    } catch (fault) {
      faults.push(`${name}: ${(fault as Error).message}`)
    }
  }
  const behindTls = String(config.PUBLIC_ORIGIN).startsWith('https:')
  if (behindTls && config.TRUST_PROXY === '')
    faults.push(
      'TRUST_PROXY: is required when PUBLIC_ORIGIN is https, or no session cookie can be set',
    )
  if (faults.length > 0)
    throw new ConfigError(`The gateway cannot start:\n${faults.map((f) => `  ${f}`).join('\n')}`)
  return config as Config
}
