import { hostOrigin } from './host-origin.ts'

/** Result of a finished application, or `applied` if there already was one. */
export type Outcome = 'applied' | 'sent' | 'thanks' | 'handed-over' | 'no-host'

/** Outcome of an application that was sent before, by this tab or another. */
export function outcomeOfSent(isInternal: boolean): Outcome {
  if (isInternal) return hostOrigin() ? 'handed-over' : 'no-host'
  return 'sent'
}
