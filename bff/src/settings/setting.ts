import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { type InferType, number, object } from 'yup'
import { mayBeRetried } from '../upstream/side-effects.ts'

export interface Setting<T> {
  meaning: string
  /** Default; without one the setting is required. */
  fallback?: string
  /** Reads the text; throws an Error whose message completes "NAME: …". */
  read: (text: string) => T
}

export function setting<T>(
  meaning: string,
  read: (text: string) => T,
  fallback?: string,
): Setting<T> {
  return fallback === undefined ? { meaning, read } : { meaning, read, fallback }
}

export function text(value: string): string {
  if (value === '') throw new Error('must not be empty')
  return value
}

export function optionalText(value: string): string {
  return value
}

export function instanceName(value: string): string {
  if (!/^[\w.:-]{0,64}$/.test(value))
    throw new Error('must be letters, digits and .:_-, at most 64')
  return value
}

export function optionalToken(value: string): string {
  if (value !== '' && value.length < 16) throw new Error('must have 16 characters or more')
  return value
}

export function wholeNumber(from: number, to: number) {
  return (value: string): number => {
    const number = Number(value)
    if (value === '' || !Number.isInteger(number) || number < from || number > to)
      throw new Error(`must be a whole number from ${from} to ${to}, not "${value}"`)
    return number
  }
}

export function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new Error('must be JSON')
  }
}

export function toObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('must be a JSON object')
  return value as Record<string, unknown>
}

/** Of OAuth, separated by spaces. */
export function scopes(value: string): string {
  if (!value.split(' ').includes('openid') || !/^[\x21\x23-\x5b\x5d-\x7e ]+$/.test(value))
    throw new Error('must be scopes separated by spaces, openid among them')
  return value
}

/** ISO 8601, such as 2026-11-21. */
export function day(value: string): string {
  const time = Date.parse(value)
  // Date rolls February 30 over to March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    throw new Error(`must be a date such as 2026-11-21, not "${value}"`)
  return value
}

/** A number from 0 to 1. */
export function share(value: string): number {
  const number = Number(value)
  if (value === '' || !(number >= 0 && number <= 1))
    throw new Error(`must be from 0 to 1, not "${value}"`)
  return number
}

export function oneOf<const T extends string>(...allowed: T[]) {
  return (value: string): T => {
    const found = allowed.find((one) => one === value)
    if (!found) throw new Error(`must be one of ${allowed.join(', ')}, not "${value}"`)
    return found
  }
}

/** Addresses may hold a password, so messages never quote them. */
export function httpUrl(value: string): URL {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error('must be an http or https address')
  requireDecodable(url)
  return url
}

/** Clients of HTTP and Redis decode the user information of a URL, and throw at a bare %. */
function requireDecodable({ username, password }: URL) {
  try {
    decodeURIComponent(`${username}:${password}`)
  } catch {
    throw new Error('must percent-encode its user and password: % as %25')
  }
}

/** Paths are appended to it, and its user would not be sent. */
export function baseUrl(value: string): URL {
  const url = httpUrl(value)
  if (url.username || url.password || /[?#]/.test(url.href))
    throw new Error('must be an address without user, password, query and fragment')
  return url
}

export function optionalBaseUrl(value: string): URL | undefined {
  return value === '' ? undefined : baseUrl(value)
}

export function optionalHttpUrl(value: string): URL | undefined {
  return value === '' ? undefined : httpUrl(value)
}

/** Goes into links unescaped: only common characters of e-mail addresses. */
export function optionalMailbox(value: string): string {
  if (value !== '' && !/^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(value))
    throw new Error(`is no e-mail address: "${value}"`)
  return value
}

/** RFC 9116: no other protocol. */
export function optionalContact(value: string): string {
  if (value !== '' && !/^(https:\/\/|mailto:[^@\s]+@)[^\s]+$/.test(value))
    throw new Error(`must be a mailto: or https: address, not "${value}"`)
  return value
}

export function origin(value: string): string {
  const url = httpUrl(value)
  if (url.origin !== value.replace(/\/$/, ''))
    throw new Error('must be an origin such as https://portal.example')
  return url.origin
}

/** Origins, separated by commas. */
export function origins(value: string): readonly string[] {
  return value === '' ? [] : value.split(',').map((one) => origin(one.trim()))
}

export function optionalRedisUrl(value: string): string {
  if (value === '') return value
  const url = URL.parse(value)
  if (!url?.hostname || !/^rediss?:$/.test(url.protocol))
    throw new Error('must be a redis or rediss address')
  // Redis would be asked for database NaN, which ends the process.
  if (!/^\/?\d*$/.test(url.pathname))
    throw new Error('must have a number of a database as its path')
  requireDecodable(url)
  return value
}

export interface HostAndPort {
  host: string
  port: number
}

/** "host:port", separated by commas. */
export function hostsAndPorts(value: string): readonly HostAndPort[] {
  return value === '' ? [] : value.split(',').map((one) => hostAndPort(one.trim()))
}

function hostAndPort(value: string): HostAndPort {
  const address = addressOf(`tcp://${value}`)
  if (!address) throw new Error('must be addresses such as 10.0.0.1:6379')
  return address
}

/** Of "tcp://host:port"; undefined if it is anything else. */
function addressOf(url: string): HostAndPort | undefined {
  const { protocol, hostname = '', port, pathname, username } = URL.parse(url) ?? {}
  if (protocol !== 'tcp:' || !hostname || !port || pathname || username) return undefined
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** Braces would be a hash tag of a cluster. */
export function redisPrefix(value: string): string {
  if (!/^[\w.:-]{1,64}$/.test(value))
    throw new Error(`must be letters, digits and .:_-, not "${value}"`)
  return value
}

/** "tcp://host:port". */
export function optionalTcpAddress(value: string): HostAndPort | undefined {
  if (value === '') return undefined
  const address = addressOf(value)
  if (!address) throw new Error('must be an address such as tcp://127.0.0.1:3310')
  return address
}

export function headerName(value: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(value)) throw new Error(`is no header name: "${value}"`)
  return value.toLowerCase()
}

/** Stands for the value of that setting, under which names were made before they had keys. */
export const clientSecretKey = 'CLIENT_SECRET'

/** Keys, separated by commas; messages never quote them. */
export function keyRing(value: string): readonly [string, ...string[]] {
  const [first = '', ...others] = value.split(',').map((key) => key.trim())
  const keys: [string, ...string[]] = [first, ...others]
  if (keys.some((key) => key !== clientSecretKey && key.length < 16))
    throw new Error('must be keys of 16 characters or more, separated by commas')
  if (new Set(keys).size < keys.length) throw new Error('names a key twice')
  return keys
}

/** May be a secret: messages never quote it. */
export function headerValue(value: string): string {
  if (!/^[\x21-\x7e]+( +[\x21-\x7e]+)*$/.test(value))
    throw new Error('must be printable ASCII, without spaces at its ends')
  return value
}

/** Addresses, networks (10.0.0.0/8), and names of ranges (loopback). */
export function networks(value: string): string {
  const listed = value.split(',').map((one) => one.trim())
  const wrong = value === '' ? undefined : listed.find((one) => !isNetwork(one))
  if (wrong !== undefined) throw new Error(`is no address or network: "${wrong}"`)
  return listed.join(',')
}

function isNetwork(one: string): boolean {
  try {
    compile(one)
    return true
  } catch {
    return false
  }
}

export function portalFolder(value: string): string {
  const folder = resolve(value)
  if (!existsSync(`${folder}/index.html`))
    throw new Error(`holds no index.html: "${folder}" (has the portal been built?)`)
  return folder
}

/** "area=open,area=closed" of known areas. */
export function openOrClosed(areas: ReadonlySet<string>) {
  return (value: string): Record<string, 'open' | 'closed'> => {
    const pairs = value.split(',').filter((pair) => pair.trim() !== '')
    return Object.fromEntries(
      pairs.map((pair) => {
        const [area = '', choice = ''] = pair.trim().split('=')
        if (!areas.has(area)) throw new Error(`"${area}" is none of ${[...areas].join(', ')}`)
        return [area, oneOf('open', 'closed')(choice)]
      }),
    )
  }
}

/** A URL with a placeholder such as `{jobId}`. */
export function optionalUrlWith(placeholder: string) {
  return (value: string): string => {
    if (value !== '' && !(URL.canParse(value) && httpUrl(value) && value.includes(placeholder)))
      throw new Error(`must be an http or https address with ${placeholder} in it`)
    return value
  }
}

/** "code=Name,code=Name" for every brand, on a null prototype: upstream codes are looked up in it. */
export function brandNames(value: string): Readonly<Record<string, string>> {
  const pairs = value.split(',').map((pair) => pair.split('='))
  const names: Record<string, string> = Object.create(null)
  for (const [code = '', name = ''] of pairs) names[code.trim()] = name.trim()
  const nameless = brandCodes.find((code) => !names[code])
  if (nameless) throw new Error(`names no brand ${nameless}`)
  return names
}

const override = object({
  deadlineMs: number().integer().min(50),
  retries: number().integer().min(0).max(3),
  failures: number().integer().min(1),
  restMs: number().integer().min(1),
}).noUnknown()

type Override = { [Name in keyof InferType<typeof override>]?: number }

/** Overrides by operation name; unknown names and fields are errors. */
export function policies(value: string): Record<string, Override> {
  const overrides = parseJson(value)
  const known = object(Object.fromEntries(operations.map(({ name }) => [name, override])))
  if (!known.noUnknown().isValidSync(overrides, { strict: true }))
    throw new Error(`must map names of operations to ${Object.keys(override.fields).join(', ')}`)
  const valid = overrides as Record<string, Override>
  const repeated = operations.find((one) => valid[one.name]?.retries && !mayBeRetried(one))
  if (repeated) throw new Error(`retries ${repeated.name}, which may act twice or is a file`)
  return valid
}
