import { hostname } from 'node:os'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { expect, test } from '@jest/globals'
import { createGatewayContext } from './context.ts'
import { createLog } from './http/log.ts'
import { readConfig } from './settings/config.ts'

async function nameWith(settings: Record<string, string>) {
  const config = readConfig({
    ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1' }),
    PORTAL_DIR: new URL('testing/portal', import.meta.url).pathname,
    AUDIT_LOG: '',
    ...settings,
  })
  const context = await createGatewayContext(config, createLog('silent', { write() {} }))
  const { instances } = await context.heartbeat.fleet()
  await context.close()
  return instances[0]?.name
}

test('an instance has the name that it is given, else that of its host and operations port', async () => {
  expect(await nameWith({ INSTANCE_NAME: 'east', OPS_PORT: '3010' })).toBe('east')
  expect(await nameWith({ OPS_PORT: '3010' })).toBe(`${hostname()}:3010`)
  expect(await nameWith({ OPS_PORT: '3011' })).toBe(`${hostname()}:3011`)
})

test('instances of one host with any free port have names of their own', async () => {
  const names = [await nameWith({ OPS_PORT: '0' }), await nameWith({ OPS_PORT: '0' })]
  expect(new Set(names).size).toBe(2)
  for (const name of names) expect(name).toMatch(/:[a-z0-9]{1,4}$/)
})
