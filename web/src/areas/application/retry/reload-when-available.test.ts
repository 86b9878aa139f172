import { expect, test } from '@jest/globals'
import { installFakeBroadcastChannel } from '../../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'

installFakeBroadcastChannel()
const { replies } = installFakeGateway()
const { reloadWhenAvailable } = await import('./reload-when-available.ts')

test.each([
  ['answers', () => Response.json({ application: null })],
  ['refuses', () => rejectWith('not-signed-in', 401)],
])('does not reload when the user has left before the gateway %s', async (_case, reply) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set('GET /api/jobs/1001/application', () => promise)
  const controller = new AbortController()
  const reloading = reloadWhenAvailable('1001', async () => undefined, controller.signal)
  controller.abort()
  resolve(reply())
  await expect(reloading).rejects.toThrow('aborted')
})
