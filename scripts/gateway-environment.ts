import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Environment, operatorEnvironment } from './operator/environment.ts'

/**
 * Settings of the gateway: those of an env file (KEY=value lines) alone, or of the environment, or without
 * UPSTREAM_API_URL those of the fakes that `npm start` runs.
 */
export function gatewayEnvironment(file: string | undefined, environment: Environment) {
  if (file === undefined)
    return { settings: operatorEnvironment(environment), areFakes: !environment.UPSTREAM_API_URL }
  return { settings: parseEnv(readFileSync(file, 'utf8')) as Environment, areFakes: false }
}
