import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { startFakes } from './fakes.ts'

const anyPorts = { apiPort: 0, payrollPort: 0, identityPort: 0 }

test('close ends hanging answers and idle connections', async () => {
  const fakes = await startFakes(anyPorts)
  await fetch(`${fakes.payrollUrl}/`)
  fakes.world.faults.add({ operation: '*', kind: 'hang' })
  const hanging = fetch(`${fakes.apiUrl}/User/Logout`, { method: 'POST' })
  const broken = expect(hanging).rejects.toThrow()
  while (fakes.world.calls.list().length === 0) await new Promise(setImmediate)
  const before = performance.now()
  await fakes.close()
  expect(performance.now() - before).toBeLessThan(500)
  await broken
})

test('a port in use rejects, and frees the ports already taken', async () => {
  const first = await startFakes(anyPorts)
  const taken = Number(new URL(first.identityUrl).port)
  await expect(startFakes({ ...anyPorts, identityPort: taken })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  await first.close()
})

test('payroll host and identity provider serve their pages', async () => {
  const fakes = await startFakes(anyPorts)
  const payroll = await fetch(`${fakes.payrollUrl}/`)
  expect(await payroll.text()).toContain('Payroll host of the fakes')
  const identity = await fetch(`${fakes.identityUrl}/`)
  expect(await identity.text()).toContain('Identity provider of the fakes')
  expect((await fetch(`${fakes.payrollUrl}/User/Logout`)).status).toBe(404)
  expect((await fetch(`${fakes.identityUrl}/anything`)).status).toBe(404)
  await fakes.close()
})

test('the payroll sign-out page is in both languages', async () => {
  const fakes = await startFakes(anyPorts)
  const response = await fetch(`${fakes.payrollUrl}/logout`)
  const text = await response.text()
  await fakes.close()
  expect(response.status).toBe(200)
  expect(text).toContain('<h1>You are signed out of payroll</h1>')
  expect(text).toContain('<p lang="es">Se cerró su sesión de nómina.')
})

test.each(['/Api/User/../Account/Authenticate', '/Api/%2e%2e/x'])(
  'answers 400 to the path %s',
  async (target) => {
    const fakes = await startFakes(anyPorts)
    const socket = connect(Number(new URL(fakes.apiUrl).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET ${target} HTTP/1.1\r\nHost: fakes\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*not in the normal form/s)
    expect(fakes.world.calls.list()).toMatchObject([{ path: target, status: 400 }])
    await fakes.close()
  },
)
