import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type Environment = Record<string, string | undefined>

/** Settings of an env file: KEY=value lines. */
export function readEnvFile(file: string): Environment {
  return parseEnv(readFileSync(file, 'utf8'))
}
