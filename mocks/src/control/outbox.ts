import { HttpResponse } from 'msw'
import { outboxPage } from '../pages/outbox.ts'
import type { World } from '../world/world.ts'
import { acceptsHtml } from './accepts-html.ts'
import { control } from './control.ts'

export function outboxControl(world: World) {
  return [
    control('GET', '/__fakes/outbox', (request) => {
      const to = new URL(request.url).searchParams.get('to') ?? undefined
      // An unescaped plus of a phone number is decoded as a space.
      const messages = world.outbox.list(to?.replace(/^ /, '+'))
      return acceptsHtml(request) ? outboxPage(messages) : HttpResponse.json(messages)
    }),
  ]
}
