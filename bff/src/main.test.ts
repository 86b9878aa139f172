import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterEach, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { hasRedis, startRedis } from './testing/redis.ts'

const portal = fileURLToPath(new URL('testing/portal', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const one of started) one.kill('SIGKILL')
})

function start(settings: Record<string, string>) {
  const gateway = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      ...gatewaySettings({ apiUrl: 'http://127.0.0.1:9' }),
      PORTAL_DIR: portal,
      PORT: '0',
      OPS_PORT: '0',
      ...settings,
    },
  })
  started.push(gateway)
  let errors = ''
  gateway.stderr.on('data', (chunk) => {
    errors += chunk
  })
  return {
    gateway,
    lines: createInterface({ input: gateway.stdout }),
    async ended() {
      const [code] = (await once(gateway, 'close')) as [number]
      return { code, errors }
    },
  }
}

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return { port, close: () => server.close() }
}

test('exits with one message about missing settings', async () => {
  const { code, errors } = await start({ CLIENT_SECRET: '', HEADER_JWT: 'a b' }).ended()
  expect(code).toBe(1)
  expect(errors).toBe(
    'The gateway cannot start:\n  CLIENT_SECRET: must not be empty\n  HEADER_JWT: is no header name: "a b"\n',
  )
})

test('exits with one message when the audit log cannot be written', async () => {
  const { code, errors } = await start({ AUDIT_LOG: '/none/audit.log' }).ended()
  expect([code, errors.split('\n').length]).toEqual([1, 3])
  expect(errors).toContain('The gateway cannot start:\n  AUDIT_LOG: ENOENT')
})

test.each(['PORT', 'OPS_PORT'])('exits when the port is in use: %s', async (setting) => {
  const taken = await takenPort()
  const { code, errors } = await start({ [setting]: taken.port }).ended()
  expect(code).toBe(1)
  expect(errors).toContain(`The gateway cannot start:\n  ${setting}: `)
  expect(errors).toContain('EADDRINUSE')
  expect(errors).not.toContain('    at ')
  taken.close()
})

const withRedis = hasRedis ? test : test.skip

withRedis('a start on a taken port leaves no instance on the console', async () => {
  const redis = await startRedis()
  const taken = await takenPort()
  const { code } = await start({ OPS_PORT: taken.port, REDIS_URL: redis.url }).ended()
  const client = new Redis(redis.url)
  expect([code, await client.keys('*')]).toEqual([1, []])
  client.disconnect()
  taken.close()
  await redis.stop()
})

test('goes on after SIGHUP; turns readiness off, waits and exits on SIGTERM', async () => {
  const { gateway, lines, ended } = start({ DRAIN_NOTICE_SECONDS: '1' })
  const listening: { operations?: string; version?: string } = await new Promise((resolve) => {
    lines.on('line', (line) => {
      const entry = JSON.parse(line)
      if (entry.msg === 'listening') resolve(entry)
    })
  })
  expect(listening.version).toMatch(/^\d+\.\d+\.\d+$/)
  const ready = () => fetch(`${listening.operations}/ready`)
  while ((await ready()).status !== 200) await wait(50)
  gateway.kill('SIGHUP')
  await wait(50)
  expect((await ready()).status).toBe(200)
  const before = performance.now()
  gateway.kill('SIGTERM')
  const noticed = async () => (await ready()).status === 503
  while (!(await noticed())) expect(performance.now() - before).toBeLessThan(900)
  expect(await (await ready()).json()).toMatchObject({ ready: false, draining: true })
  expect((await ended()).code).toBe(0)
  expect(performance.now() - before).toBeGreaterThan(950)
})

test('warns once at the start of settings that look wrong, and exits on SIGINT', async () => {
  const wrong = { REDIS_ULR: 'redis://secret@127.0.0.1', PUBLIC_ORIGIN: 'http://portal.test' }
  const { gateway, lines, ended } = start({ ...wrong, DRAIN_NOTICE_SECONDS: '0' })
  const warnings: string[] = []
  for await (const line of lines) {
    if (line.includes('"level":40')) warnings.push(line)
    if (line.includes('"listening"')) break
  }
  expect(warnings.map((line) => JSON.parse(line))).toMatchObject([
    { misspelt: [{ name: 'REDIS_ULR', known: 'REDIS_URL' }] },
    { msg: 'origin is not https', PUBLIC_ORIGIN: 'http://portal.test' },
  ])
  expect(warnings[0]).not.toContain('secret')
  gateway.kill('SIGINT')
  expect((await ended()).code).toBe(0)
})
