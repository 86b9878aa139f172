import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** Where the browser finds the gateway. */
  url: string
  /** The gateway behind it. */
  leadTo(url: string): void
  /** All that was said to the browser: heads and bodies. What is compressed are the portal's files. */
  replies(): string
  close(): void
}

/** Stands between browser and gateway, and keeps every byte of the replies. */
export async function tapWire(): Promise<Wire> {
  const heard: Buffer[][] = []
  const sockets = new Set<Socket>()
  let port = 0
  const server = createServer((browser) => {
    const gateway = connect(port, 'localhost')
    const kept: Buffer[] = []
    heard.push(kept)
    gateway.on('data', (bytes) => kept.push(bytes))
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
    leadTo: (url) => {
      port = Number(new URL(url).port)
    },
    replies: () => heard.map((kept) => String(Buffer.concat(kept))).join('\n'),
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
