import { type Environment, readEnvFile } from './env-file.ts'
import { operatorEnvironment } from './operator/environment.ts'

/**
 * Settings of the gateway: those of an env file alone, or of the environment, or without UPSTREAM_API_URL
 * those of the fakes that `npm start` runs.
 */
export function gatewayEnvironment(file: string | undefined, environment: Environment) {
  if (file !== undefined) return { settings: readEnvFile(file), areFakes: false }
  return { settings: operatorEnvironment(environment), areFakes: !environment.UPSTREAM_API_URL }
}
