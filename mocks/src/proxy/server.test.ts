import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { startFakes } from '../fakes.ts'

const server = fileURLToPath(new URL('./server.ts', import.meta.url))

function start(settings: Record<string, string>) {
  const anyPorts = { PROXY_PORT: '0', PROXY_CONTROL_PORT: '0' }
  const env = { ...process.env, NODE_OPTIONS: '', ...anyPorts, ...settings }
  return spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

test('the command proxies the fakes, applies a fault and ends on SIGTERM', async () => {
  const fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const child = start({ PROXY_UPSTREAM: fakes.apiUrl })
  const [line] = child.stdout ? await once(child.stdout, 'data') : []
  expect(String(line)).toMatch(/^proxy ready \{.*\}\n$/)
  const { upstream, proxy, control } = JSON.parse(String(line).slice('proxy ready '.length))
  expect(upstream).toBe(fakes.apiUrl)
  expect((await fetch(`${proxy}/__fakes/personas`)).status).toBe(200)

  await fetch(control, { method: 'POST', body: JSON.stringify({ kind: 'refuse' }) })
  await expect(fetch(`${proxy}/__fakes/personas`)).rejects.toThrow()

  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await fakes.close()
})

test.each([
  ['PROXY_PORT', 'three'],
  ['PROXY_CONTROL_PORT', '99999'],
  ['PROXY_UPSTREAM', 'localhost:3001'],
])('names the invalid setting %s', async (name, value) => {
  const child = start({ [name]: value })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(complaint).toBe(`proxy cannot start: ${name} cannot be "${value}"\n`)
  expect(code).toBe(1)
})
