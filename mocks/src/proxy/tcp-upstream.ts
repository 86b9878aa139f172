import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** TCP upstream for tests: replies to any data with these bytes. */
export async function startUpstream(response: Buffer) {
  const chunks: Buffer[] = []
  const callers = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    callers.add(caller)
    caller.on('error', () => undefined)
    caller.on('close', () => callers.delete(caller))
    caller.on('end', () => caller.end())
    caller.on('data', (bytes) => {
      chunks.push(bytes)
      caller.write(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All bytes received. */
    received: () => Buffer.concat(chunks).toString(),
    callers: () => callers.size,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const caller of callers) caller.destroy()
      await closed
    },
  }
}

export async function connectTo(url: string) {
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  await once(socket, 'connect')
  // Other tests end with a reset of their connections.
  socket.on('error', () => undefined)
  return {
    socket,
    /** Sends bytes and returns the next chunk. */
    async exchange(bytes: string): Promise<string> {
      socket.write(bytes)
      const [chunk] = await once(socket, 'data')
      return String(chunk)
    },
    /** Sends bytes, half-closes, and returns everything received. */
    async exchangeUntilEnd(bytes: string): Promise<string> {
      socket.end(bytes)
      return String(await buffer(socket))
    },
  }
}
