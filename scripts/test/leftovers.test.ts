import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { hasRedis } from '@gatehouse/bff/testing/redis'
import { expect, test } from '@jest/globals'

/** Resolves with the port that the program, which then exits, has started a server at. */
async function portOf(program: string): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return Number((await text(child.stdout)).trim())
}

/** Resolves with whether the server at the port has ended within five seconds. */
async function hasEnded(port: number): Promise<boolean> {
  const giveUp = performance.now() + 5000
  while (await isServed(port)) if (performance.now() > giveUp) return false
  return true
}

function isServed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

test('programs of the browser tests end with the process that started them', async () => {
  const port = await portOf(`
    import { start } from './web/e2e/stack/process.ts'
    const ports = { FAKES_API_PORT: '0', FAKES_PAYROLL_PORT: '0', FAKES_IDENTITY_PORT: '0' }
    const { output } = await start('mocks/src/server.ts', ports, 'fakes ready')
    console.log(new URL(JSON.parse(output().replace('fakes ready ', '')).api).port)
    process.exit(1)
  `)
  expect(port).toBeGreaterThan(0)
  expect(await hasEnded(port)).toBe(true)
})

const testWithRedis = hasRedis ? test : test.skip

testWithRedis('Redis of a measurement ends with the process that started it', async () => {
  const port = await portOf(`
    import { startOwnRedis } from './scripts/bench/redis.ts'
    console.log((await startOwnRedis()).port)
    process.exit(1)
  `)
  expect(port).toBeGreaterThan(0)
  expect(await hasEnded(port)).toBe(true)
})
