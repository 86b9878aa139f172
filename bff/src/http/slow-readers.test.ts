import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from '@jest/globals'
import { endSlowReaders } from './slow-readers.ts'

test('ends a connection that does not read its reply, and no other', async () => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(32 * 2 ** 20)))
  endSlowReaders(server, 300)
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const slow = connect(port, '127.0.0.1').pause()
  slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const closed = new Promise((resolve) =>
    server.once('connection', (it) => it.once('close', resolve)),
  )
  const quick = await fetch(`http://127.0.0.1:${port}`)
  expect((await quick.arrayBuffer()).byteLength).toBe(32 * 2 ** 20)
  await closed
  slow.destroy()
  server.closeAllConnections()
  server.close()
})
