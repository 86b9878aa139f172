import type { Environment } from '../command-line/env-file.ts'
import { fakesSettings } from '../start/servers.ts'

/** The gateway's settings; without UPSTREAM_API_URL those of the fakes started by `npm start`. */
export function operatorEnvironment(environment: Environment): Environment {
  if (environment.UPSTREAM_API_URL) return environment
  const at = (port: string, otherwise: number) =>
    `http://127.0.0.1:${environment[port] || otherwise}`
  return {
    ...environment,
    ...fakesSettings(
      {
        apiUrl: at('FAKES_API_PORT', 3001),
        payrollUrl: at('FAKES_PAYROLL_PORT', 3002),
        identityUrl: at('FAKES_IDENTITY_PORT', 3003),
      },
      environment,
    ),
  }
}
