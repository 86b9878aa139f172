import { readFileSync } from 'node:fs'

interface Item {
  /** Sections, as in contracts/README.md. */
  spec: string
  /** "file › part of a test's or step's title"; absent for what is in no place. */
  provenBy?: string
}

export interface Route extends Item {
  path: string
  access: 'public' | 'visitors' | 'signed-in' | 'workers'
  /** A path of the portal, or the setting that has the target. */
  redirectsTo?: string
}

/** A call that is an operation of contracts/. Path parameters are `{name}`. */
export interface OperationCall extends Item {
  method: string
  path: string
  operation: string
  usedBy: 'portal' | 'operations'
}

/** A file, a form or a third party: `from` names `path`, `to` serves it. */
export interface OtherCall extends Item {
  method: string
  path: string
  from: string
  to: string
}

export interface Text extends Item {
  /** Values are named as in the portal's messages. */
  text: string
  /** The portal's message, where the text is that message with its values. */
  message?: string
  /** The text as the test has it, with more around it or with values. */
  shownAs?: string
  /** Shown in its place, or without this in no place; for this reason. */
  instead?: string
  reason?: string
}

export const routes = read<Route>('routes')
export const calls = read<OperationCall | OtherCall>('calls')
export const texts = read<Text>('texts')

function read<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
}
