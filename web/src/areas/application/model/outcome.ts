import { handsOver } from './hands-over.ts'
import { hostOrigin } from './host-origin.ts'

/** Result of a finished application, or `applied` if there already was one. */
export type Outcome =
  | 'applied'
  | 'sent'
  | 'thanks'
  | 'handed-over'
  | 'handed-over-before'
  | 'no-host'

/**
 * Outcome of an application that was sent before, by this tab or another. The gateway hands one over
 * to a page, which may not have passed it on.
 */
export function outcomeOfSent(...sent: Parameters<typeof handsOver>): Outcome {
  if (!handsOver(...sent)) return 'sent'
  return hostOrigin() ? 'handed-over-before' : 'no-host'
}
