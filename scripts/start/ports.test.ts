import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import { describeInvalidPorts, describeUnavailablePorts, ensurePorts, readPort } from './ports.ts'

const portal = readPort('PORTS_TEST_PORTAL', 'the portal', 3000)
const pages = readPort('PORTS_TEST_PAGES', 'the payroll pages', 3002)

afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.PORTS_TEST_PORTAL
})

test('names each unavailable port, its purpose and an alternative', () => {
  const unavailable = [
    { port: portal, code: 'EADDRINUSE' },
    { port: pages, code: 'EACCES' },
  ]
  expect(describeUnavailablePorts(unavailable, 'npm start')).toBe(
    'Port 3000 (the portal) is in use, port 3002 (the payroll pages) cannot be opened (EACCES). ' +
      'Choose another: PORTS_TEST_PORTAL=3100 PORTS_TEST_PAGES=3102 npm start',
  )
})

test.each(['abc', '0', '70000', '1.5'])('a setting of %s is no port number', (value) => {
  process.env.PORTS_TEST_PORTAL = value
  expect(describeInvalidPorts([readPort('PORTS_TEST_PORTAL', 'the portal', 3000)])).toMatch(
    /^PORTS_TEST_PORTAL \(the portal\) must be a port number/,
  )
})

test('rejects two settings with the same port', () => {
  expect(describeInvalidPorts([portal, pages, { ...portal, setting: 'OTHER' }])).toContain('OTHER')
  expect(describeInvalidPorts([portal, pages])).toBeUndefined()
})

test.each(['127.0.0.1', '::1'])('a stranger listening on %s ends the command', async (host) => {
  const stranger = createServer().listen(0, host)
  await once(stranger, 'listening')
  const { port: number } = stranger.address() as AddressInfo
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await ensurePorts([{ ...portal, number }], 'npm start')
  stranger.close()
  expect(error.mock.calls.flat().join('\n')).toContain(`Port ${number} (the portal) is in use`)
  expect(exit).toHaveBeenCalledWith(1)
})
