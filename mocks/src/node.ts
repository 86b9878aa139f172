import type { HttpHandler } from 'msw'
import { fakes } from './systems/fakes.ts'
import type { World } from './world/world.ts'

/** The handlers of every operation, for any origin: served by fakes.ts, or used in process. */
export function handlers(world: World): HttpHandler[] {
  return fakes.map((fake) => fake.handler(world))
}
