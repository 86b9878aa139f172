import type { HttpHandler } from 'msw'
import { fakes } from './systems/fakes.ts'
import type { World } from './world/world.ts'

/** MSW handlers of all operations, for any origin. */
export function handlers(world: World): HttpHandler[] {
  return fakes.map((fake) => fake.handler(world))
}
