import { hostname } from 'node:os'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import { afterEach, expect, test } from '@jest/globals'
import { createGatewayContext, type GatewayContext } from './context.ts'
import { createLog } from './http/log.ts'
import { readConfig } from './settings/config.ts'
import { hasRedis, startRedis } from './testing/redis.ts'

const open: GatewayContext[] = []
afterEach(async () => {
  for (const context of open.splice(0)) await context.close()
})

async function contextWith(settings: Record<string, string> = {}) {
  const config = readConfig({
    ...gatewaySettings({ apiUrl: 'http://127.0.0.1:1' }),
    PORTAL_DIR: new URL('testing/portal', import.meta.url).pathname,
    ...settings,
  })
  const context = await createGatewayContext(config, createLog('silent', { write() {} }))
  open.push(context)
  return context
}

async function nameWith(settings: Record<string, string>) {
  const { heartbeat } = await contextWith(settings)
  return (await heartbeat.fleet()).instances[0]?.name
}

const metricsOf = ({ metrics }: GatewayContext) => metrics.registry.metrics()

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

test('a line of the audit log that cannot be written is counted', async () => {
  const context = await contextWith({ AUDIT_LOG: '/dev/full' })
  context.audit.record({ event: 'email-looked-up' }, { id: '7KQ2-M9XD', headers: {} })
  const text = await metricsOf(context)
  expect(text).toMatch(/gatehouse_audit_failures_total 1\n/)
  expect(text).not.toContain('gatehouse_audit_total{')
})

test('shed and refused requests are told to metrics and console alike', async () => {
  const context = await contextWith({ RESEND_AFTER_SECONDS: '600' })
  context.onShed()
  await context.limits.take('resendPause', 'kim')
  await expect(context.limits.take('resendPause', 'kim')).rejects.toThrow('rate-limited')
  const text = await metricsOf(context)
  expect(text).toMatch(/gatehouse_shed_total 1\n/)
  expect(text).toContain('gatehouse_limit_refusals_total{limit="resendPause"} 1')
  expect(context.traffic.recent()).toMatchObject({ shed: 1, refusals: { resendPause: 1 } })
})

test('each outcome of a cached read is told to metrics and console alike', async () => {
  const context = await contextWith()
  const load = async () => ({ content: '{}', cacheable: true })
  for (let reads = 0; reads < 3; reads++) await context.cache.read('key', { load }, () => {})
  const text = await metricsOf(context)
  for (const [outcome, count] of Object.entries({ hit: 2, miss: 1 }))
    expect(text).toContain(`gatehouse_cache_reads_total{outcome="${outcome}"} ${count}`)
  expect(context.traffic.recent().cache).toMatchObject({ hit: 2, miss: 1 })
})

test('without Redis tells of the sessions in its memory, and of no connection', async () => {
  const text = await metricsOf(await contextWith())
  expect(text).toMatch(/gatehouse_sessions 0\n/)
  expect(text).not.toMatch(/^gatehouse_redis_connected /m)
})

const whereRedisIs = hasRedis ? test : test.skip

whereRedisIs('with Redis tells whether it is connected, and of no sessions in memory', async () => {
  const server = await startRedis()
  const context = await contextWith({ REDIS_URL: server.url })
  const text = await metricsOf(context)
  expect(text).toMatch(/gatehouse_redis_connected 1\n/)
  expect(text).not.toMatch(/^gatehouse_sessions /m)
  // The first beat has told the others already, before any request.
  expect(text).toMatch(/gatehouse_redis_seconds_count [1-9]/)
  for (const one of open.splice(0)) await one.close()
  await server.stop()
})
