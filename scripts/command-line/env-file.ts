import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Environment = Record<string, string | undefined>

/** Of the private use area: stands for a # that parseEnv would take for a comment. */
const numberSign = '\uE000'

/** Settings of an env file: KEY=value lines. As in compose files, # begins a comment after a blank alone. */
export function readEnvFile(file: string): Environment {
  const text = readFileSync(file, 'utf8').replace(/(?<=\S)#/g, numberSign)
  const settings = Object.entries(parseEnv(text))
  return Object.fromEntries(
    settings.map(([name, value]) => [name, value?.replaceAll(numberSign, '#')]),
  )
}
