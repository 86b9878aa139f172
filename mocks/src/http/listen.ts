import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpResponse } from 'msw'
import { sendResponse } from './send-response.ts'
import { toRequest } from './to-request.ts'

/** Answers a request; `target` is its path and query as they were sent. */
export type Respond = (request: Request, target: string) => Promise<Response>

export interface Origin {
  url: string
  /** Breaks off whatever is still under way. */
  close(): Promise<void>
}

/**
 * Serves one origin on 127.0.0.1; port 0 takes any free one. A request's signal is aborted when its
 * connection closes before the answer has been sent. Throws what node:http reports when the port
 * cannot be had.
 */
export async function listen(port: number, respond: Respond): Promise<Origin> {
  let url = ''

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController()
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) gone.abort()
    })
    const response = await toRequest(incoming, url, gone.signal)
      .then((request) => respond(request, incoming.url ?? ''))
      .catch((error: unknown) =>
        HttpResponse.json({ message: `The fakes failed: ${error}` }, { status: 500 }),
      )
    await sendResponse(response, outgoing)
  }

  const server = createServer(answer)
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
