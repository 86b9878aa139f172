import { HttpResponse } from 'msw'
import { outboxPage } from '../pages/outbox.ts'
import type { World } from '../world/world.ts'
import { control } from './control.ts'
import { wantsPage } from './wants-page.ts'

export function outboxControl(world: World) {
  return [
    control('GET', '/__fakes/outbox', (request) => {
      const to = new URL(request.url).searchParams.get('to') ?? undefined
      // A plus in a query means a space, yet people write phone numbers with it.
      const messages = world.outbox.list(to?.replace(/^ /, '+'))
      return wantsPage(request) ? outboxPage(messages) : HttpResponse.json(messages)
    }),
  ]
}
