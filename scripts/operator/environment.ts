import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { auditLog } from '../servers.ts'

type Environment = Record<string, string | undefined>

/** The gateway's own settings; without the address of real systems those of the fakes, as `npm start`. */
export function operatorEnvironment(given: Environment): Environment {
  if (given.UPSTREAM_API_URL) return given
  const apiUrl = `http://127.0.0.1:${given.FAKES_API_PORT || 3001}`
  return { ...given, AUDIT_LOG: given.AUDIT_LOG ?? auditLog, ...gatewaySettings({ apiUrl }) }
}
