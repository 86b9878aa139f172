import type { FastifyReply } from 'fastify'

/** Runs `act` if the client disconnects before the reply is complete. */
export function onDisconnect({ raw }: FastifyReply, act: () => void) {
  if (raw.destroyed && !raw.writableFinished) return act()
  raw.once('close', () => {
    if (!raw.writableFinished) act()
  })
}

/** Aborts when the client disconnects before the reply is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onDisconnect(reply, () => controller.abort())
  return controller.signal
}
