import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

type Behaviour = 'scan' | 'hang' | 'close' | 'error' | 'flood'

/** The EICAR test file, which every scanner finds, in two parts: whole it would be found in this file. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`

/** Answers clamd's INSTREAM command; finds the EICAR test file. */
export async function startFakeClamd() {
  const state = { behaviour: 'scan' as Behaviour, scanned: [] as Buffer[] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes])
      if (state.behaviour === 'close') return socket.destroy()
      if (state.behaviour === 'flood') return socket.write('x'.repeat(5000))
      const content = readStream(received)
      if (!content || state.behaviour === 'hang') return
      if (state.behaviour === 'error') return socket.end('INSTREAM size limit exceeded. ERROR\0')
      state.scanned.push(content)
      socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    state,
    port,
    address: `tcp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

const command = 'zINSTREAM\0'

function readStream(received: Buffer): Buffer | undefined {
  if (received.toString('latin1', 0, command.length) !== command) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
