import type { HttpHandler } from 'msw'
import type { World } from '../world/world.ts'
import { callsControl } from './calls.ts'
import { clockControl } from './clock.ts'
import { contentControl } from './content.ts'
import { faultsControl } from './faults.ts'
import { hostControl } from './host.ts'
import { identityControl } from './identity.ts'
import { outboxControl } from './outbox.ts'
import { personasControl } from './personas.ts'
import { replyFormatControl } from './reply-format.ts'
import { resetControl } from './reset.ts'
import { resumesControl } from './resumes.ts'
import { sitesControl } from './sites.ts'

/** Routes that inspect and control the fakes. */
export function controls(world: World): HttpHandler[] {
  return [
    outboxControl,
    callsControl,
    faultsControl,
    replyFormatControl,
    clockControl,
    contentControl,
    identityControl,
    resetControl,
    personasControl,
    resumesControl,
    hostControl,
    sitesControl,
  ].flatMap((make) => make(world))
}
