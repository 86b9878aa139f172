import type { Operation } from '@gatehouse/contracts/operation'
import { pathParameters } from '@gatehouse/contracts/path'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { parseJson, toObject } from './setting.ts'

/** Where an operation is sent, and whose credentials it carries, in place of what it declares. */
export type PathOverride = Partial<Pick<Operation, 'path' | 'as'>>

/** Throws all that `flawsOf` tells of the entries. */
function readEntries(value: string, flawsOf: (name: string, given: unknown) => string[]) {
  const entries = Object.entries(toObject(parseJson(value)))
  const flaws = entries.flatMap(([name, given]) =>
    flawsOf(name, given).map((flaw) => `${name} ${flaw}`),
  )
  if (flaws.length > 0) throw new Error(flaws.join('; '))
  return entries
}

/** A path must have the parameters of the one that it replaces. */
function pathFlaws(path: unknown, replaced: string): string[] {
  if (typeof path !== 'string' || !/^\/(?!\/)[\x21-\x7e]*$/.test(path) || path.includes('#'))
    return ['must be a path that begins with one /, in ASCII without spaces and #']
  const [given, needed] = [pathParameters(path), pathParameters(replaced)]
  const missing = needed.filter((name) => !given.includes(name))
  const unknown = given.filter((name) => !needed.includes(name))
  return [
    ...missing.map((name) => `lacks the parameter :${name}`),
    ...unknown.map((name) => `has no parameter :${name}`),
  ]
}

/** Paths of one origin, as JSON by name. */
export function pathsBy<N extends string>(defaults: Readonly<Record<N, string>>) {
  return (value: string): Readonly<Record<N, string>> => {
    const given = readEntries(value, (name, path) =>
      Object.hasOwn(defaults, name)
        ? pathFlaws(path, defaults[name as N])
        : [`is none of ${Object.keys(defaults).join(', ')}`],
    )
    return { ...defaults, ...Object.fromEntries(given) }
  }
}

/** By operation name: a path, or `{"path": …, "as": …}`. */
export function operationPaths(value: string): Readonly<Record<string, PathOverride>> {
  const given = readEntries(value, (name, override) => {
    const operation = operations.find((one) => one.name === name)
    if (!operation) return ['is no operation']
    const { path = operation.path, as, ...others } = toOverride(override)
    const unknown = Object.keys(others).map((field) => `has an unknown field ${field}`)
    return [...pathFlaws(path, operation.path), ...asFlaws(as, operation), ...unknown]
  })
  return Object.fromEntries(given.map(([name, override]) => [name, toOverride(override)]))
}

function toOverride(given: unknown): PathOverride {
  return (typeof given === 'object' && given !== null ? given : { path: given }) as PathOverride
}

/** A caller's credentials need a session, and payroll's stay with its host. */
function asFlaws(as: unknown, operation: Operation): string[] {
  const allowed =
    operation.assumed && operation.as === 'caller' ? ['caller', 'service'] : [operation.as]
  return as === undefined || allowed.some((one) => one === as)
    ? []
    : [`must be called as ${allowed.join(' or ')}`]
}
