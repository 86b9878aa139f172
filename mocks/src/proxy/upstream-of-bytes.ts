import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An upstream without HTTP, for tests: to whatever it is sent it says these bytes. */
export async function startUpstream(says: Buffer) {
  const heard: Buffer[] = []
  const callers = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    callers.add(caller)
    caller.on('error', () => undefined)
    caller.on('close', () => callers.delete(caller))
    caller.on('end', () => caller.end())
    caller.on('data', (bytes) => {
      heard.push(bytes)
      caller.write(says)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All bytes received. */
    heard: () => Buffer.concat(heard).toString(),
    callers: () => callers.size,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const caller of callers) caller.destroy()
      await closed
    },
  }
}

/** A connection to an origin, for tests. */
export async function connectTo(url: string) {
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  await once(socket, 'connect')
  // A test that awaits it hears of it; others leave connections to be broken off at the end.
  socket.on('error', () => undefined)
  return {
    socket,
    /** Sends, and gives the next bytes that come. */
    async exchange(bytes: string): Promise<string> {
      socket.write(bytes)
      const [answer] = await once(socket, 'data')
      return String(answer)
    },
    /** Sends all there is to send, and gives all that comes. */
    async converse(bytes: string): Promise<string> {
      socket.end(bytes)
      return String(await buffer(socket))
    },
  }
}
