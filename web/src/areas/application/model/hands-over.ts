import type { Application } from '@gatehouse/contracts/portal/application'
import type { Audience } from '../../jobs/audience.ts'

/** Internal staff hand an application over to the host page; a worker's own is sent [2 §4]. */
export function handsOver(
  { applicantType }: Pick<Application, 'applicantType'>,
  { internal }: Pick<Audience, 'internal'>,
): boolean {
  return internal && applicantType !== 'worker'
}
