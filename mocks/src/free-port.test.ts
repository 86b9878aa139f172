import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { freePort, freePorts } from './free-port.ts'

afterEach(() => void jest.restoreAllMocks())

test('passes over a port that is taken', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  const taken = await freePort()
  const server = createServer().listen(taken, '127.0.0.1')
  await once(server, 'listening')
  random.mockReturnValueOnce(0.5).mockReturnValue(0.25)
  const found = await freePort()
  server.close()
  expect(found).not.toBe(taken)
})

test('gives distinct ports below those of connections', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  expect(Math.max(...ports)).toBeLessThan(32_768)
})
