import { setTimeout as wait } from 'node:timers/promises'
import { redirectEndpoints } from '@gatehouse/contracts/portal/redirect-endpoints'
import { readSession } from '@gatehouse/contracts/portal/session'
import { expect, test } from '@jest/globals'
import { startStack } from '../testing/stack.ts'

function holdUp(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('is not ready before a sample of the event loop is within the limit', async () => {
  const stack = await startStack({ SHED_DELAY_MS: '100' })
  const ready = async () => {
    const response = await fetch(`${stack.opsUrl}/ready`)
    return [response.status, ((await response.json()) as { starting: boolean }).starting]
  }
  expect(await ready()).toEqual([503, true])
  for (let half = 0; half < 4; half++) {
    holdUp(500)
    expect(await ready()).toEqual([503, true])
  }
  while ((await ready())[0] !== 200) await wait(50)
  expect((await stack.visitor().call(readSession)).status).toBe(200)
  for (let half = 0; half < 4; half++) {
    holdUp(500)
    expect(await ready()).toEqual([200, false])
  }
}, 20_000)

test('sheds API requests under event loop delay, but serves pages and operations', async () => {
  const stack = await startStack({ SHED_DELAY_MS: '100' })
  const visitor = stack.visitor()
  for (let second = 0; second < 12; second++) {
    holdUp(400)
    await wait(5)
  }
  const get = (path: string) => fetch(stack.url + path, { redirect: 'manual' })
  const spellings = ['/%61pi/session', '/ap%69/session?x=/']
  // All at once: the next sample of the delay may end the shedding.
  const [shed, spelled, navigations] = await Promise.all([
    visitor.call(readSession),
    Promise.all(spellings.map(get)),
    Promise.all(['/', ...redirectEndpoints.map(({ path }) => path)].map(get)),
  ])
  const { status, problem, headers } = shed
  expect([status, problem.code, headers.get('retry-after')]).toEqual([503, 'overloaded', '2'])
  expect(spelled.map((response) => response.status)).toEqual([503, 503])
  const shedNavigations = navigations.filter((response) => response.status === 503)
  expect(shedNavigations.map(({ url }) => url)).toEqual([])
  expect(navigations[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect((await fetch(`${stack.opsUrl}/live`)).status).toBe(200)
  const metrics = await (await fetch(`${stack.opsUrl}/metrics`)).text()
  expect(metrics).toMatch(/gatehouse_shed_total 3\n/)
  await wait(2200)
  expect((await visitor.call(readSession)).status).toBe(200)
}, 20_000)
