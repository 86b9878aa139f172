import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { auditLog } from '../servers.ts'

type Environment = Record<string, string | undefined>

/** The gateway's settings; without UPSTREAM_API_URL those of the fakes started by `npm start`. */
export function operatorEnvironment(environment: Environment): Environment {
  if (environment.UPSTREAM_API_URL) return environment
  const apiUrl = `http://127.0.0.1:${environment.FAKES_API_PORT || 3001}`
  return {
    ...environment,
    AUDIT_LOG: environment.AUDIT_LOG ?? auditLog,
    ...gatewaySettings({ apiUrl }),
  }
}
