import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'

/** Fake services whose stop prints their name; the fakes are stopped while the gateway starts. */
const program = `
  import { supervise } from './scripts/start/supervise.ts'
  const make = (name, onStop) => ({
    name,
    ready: Promise.resolve(''),
    ended: new Promise(() => {}),
    async stop() {
      onStop?.()
      console.log(name)
    },
  })
  supervise(make('portal'))
  supervise(make('fakes', () => supervise(make('gateway'))))
  process.stdin.resume()
  process.kill(process.pid, 'SIGTERM')
`

test('stops the services, the latest first, and one that is started meanwhile', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const exit = once(child, 'exit')
  expect((await text(child.stdout)).trim().split('\n')).toEqual(['fakes', 'gateway', 'portal'])
  expect(await exit).toEqual([0, null])
})
