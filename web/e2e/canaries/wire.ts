import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** Address for the browser. */
  url: string
  /** Sets the gateway to connect to. */
  connectTo(url: string): void
  /** Heads and bodies of all replies; only static files are compressed. */
  replies(): string
  close(): void
}

/** TCP proxy between browser and gateway that records the replies. */
export async function recordWire(): Promise<Wire> {
  const connections: Buffer[][] = []
  const sockets = new Set<Socket>()
  let port = 0
  const server = createServer((browser) => {
    const gateway = connect(port, 'localhost')
    const chunks: Buffer[] = []
    connections.push(chunks)
    gateway.on('data', (bytes) => chunks.push(bytes))
    for (const [from, to] of [
      [browser, gateway],
      [gateway, browser],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    connectTo: (url) => {
      port = Number(new URL(url).port)
    },
    replies: () => connections.map((chunks) => String(Buffer.concat(chunks))).join('\n'),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
