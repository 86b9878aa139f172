import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse } from 'msw'
import { sendResponse } from './send-response.ts'
import { toRequest } from './to-request.ts'

/** `target` is the path and query as sent, before normalization. */
export type Respond = (request: Request, target: string) => Promise<Response>

export interface Origin {
  url: string
  /** Closes all connections and frees the port. */
  close(): Promise<void>
}

/**
 * Serves one origin on 127.0.0.1; port 0 is any free one. A request's signal is aborted when its
 * connection closes before the response is sent. Rejects if the port is in use.
 */
export async function listen(port: number, respond: Respond): Promise<Origin> {
  let url = ''

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const closed = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) closed.abort()
    })
    const response = await toRequest(incoming, url, closed.signal)
      .then((request) => respond(request, incoming.url ?? ''))
      .catch((error: unknown) =>
        HttpResponse.json({ message: `The fakes failed: ${error}` }, { status: 500 }),
      )
    await sendResponse(response, outgoing)
  }

  const server = createServer(handle)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
