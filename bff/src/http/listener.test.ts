import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack
beforeEach(async () => {
  stack = await startStack()
})
afterEach(() => stack.close())

test('answers a request that is under way as it begins to drain', async () => {
  const { calls, faults } = stack.fakes.world
  faults.add({ operation: 'searchJobs', kind: 'delay', ms: 500 })
  const searching = stack.visitor().call(searchJobs)
  while (calls.list().length === 0) await new Promise(setImmediate)
  const closed = stack.app.close()
  expect((await searching).status).toBe(200)
  stack.app.server.closeAllConnections()
  await closed
})
