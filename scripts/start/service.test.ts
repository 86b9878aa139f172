import { expect, test } from '@jest/globals'
import { gatewayStopTimeoutMs } from './servers.ts'
import { startService } from './service.ts'

test('a service that does not end on SIGTERM is killed at its own timeout', async () => {
  const service = startService({
    name: 'deaf',
    args: [
      '-e',
      "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1e6)",
    ],
    env: { NODE_OPTIONS: '' },
    isReady: (line) => line === 'ready',
    isShown: () => false,
    stopTimeoutMs: 100,
  })
  await service.ready
  const before = performance.now()
  await service.stop()
  expect(performance.now() - before).toBeLessThan(10_000)
  expect(await service.ended).toBe('SIGKILL')
})

test.each([
  [{}, 25],
  [{ DRAIN_SECONDS: '60', DRAIN_NOTICE_SECONDS: '10' }, 75],
])('with %j the gateway has %d s to drain and to close', (environment, seconds) => {
  expect(gatewayStopTimeoutMs(environment)).toBe(seconds * 1000)
})
