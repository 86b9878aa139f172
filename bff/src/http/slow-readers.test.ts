import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'
import { endIfSlow, endSlowReaders } from './slow-readers.ts'

test('ends a connection that does not read its reply, and no other', async () => {
  const server = createServer(({ url }, response) =>
    response.end(url === '/large' ? Buffer.alloc(32 * 2 ** 20) : 'small'),
  )
  endSlowReaders(server, 1000)
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const slow = connect(port, '127.0.0.1').pause()
  slow.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  const closed = new Promise((resolve) =>
    server.once('connection', (it) => it.once('close', resolve)),
  )
  const quick = await fetch(`http://127.0.0.1:${port}`)
  expect(await quick.text()).toBe('small')
  await closed
  slow.destroy()
  server.closeAllConnections()
  server.close()
})

test('the gateway gives a client 60 s to read a reply', async () => {
  const stack = await startStack()
  // Cached from here on: an upstream call sets timers of its own.
  await fetch(`${stack.url}/api/jobs`)
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const endOfReading = () => timers.mock.calls.find(([, ms]) => ms === 60_000)?.[0]
  const slow = connect(Number(new URL(stack.url).port), '127.0.0.1').pause()
  // More than the kernel keeps for a client that does not read.
  slow.write('GET /api/jobs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000))
  while (!endOfReading()) await wait(10)
  const end = endOfReading()
  timers.mockRestore()
  expect(end).toBeInstanceOf(Function)
  const closed = new Promise((resolve) => slow.once('close', resolve))
  // The rest is reset.
  slow.on('error', () => undefined)
  end?.()
  slow.resume()
  await closed
})

test('gives a pipelined reply its time once the replies before it are sent', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const server = createServer(async (request, response) => {
    if (request.url === '/first') await wait(300)
    response.end('x'.repeat(100))
    endIfSlow(request, response, 12_345)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n')
  let received = ''
  client.on('data', (bytes) => {
    received += bytes
  })
  while (received.split('200 OK').length < 3) await wait(10)
  expect(timers.mock.calls.filter(([, ms]) => ms === 12_345)).toEqual([])
  timers.mockRestore()
  client.destroy()
  server.close()
})
