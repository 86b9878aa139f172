import {
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import {
  readChildSupportOrders,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { readDirectDeposit, saveDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { readHome } from '@gatehouse/contracts/portal/home'
import { saveCertifications } from '@gatehouse/contracts/portal/profile'
import { requestResetLink } from '@gatehouse/contracts/portal/recovery'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { everyArea } from '../app.ts'
import type { KeyValueStore } from '../store/key-value-store.ts'
import { storeUnavailable } from '../store/store-unavailable.ts'
import { certificate, completeValues, params } from '../testing/applicant.ts'
import { findLogLine, traceableWarning } from '../testing/find-log-line.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Area } from './area-context.ts'

/** Records of this kind can be neither written nor deleted, nor read unless reads succeed. */
let failing = 'none'
let readsSucceed = false

function withFailures(store: KeyValueStore): KeyValueStore {
  const check = async (key = '') => {
    if (key.startsWith(`${failing}:`)) throw storeUnavailable(new Error('the store is away'))
  }
  return {
    ...store,
    get: async (...keys) => {
      if (!readsSucceed) await check(keys[0])
      return store.get(...keys)
    },
    set: (key, ...more) => check(key).then(() => store.set(key, ...more)),
    delete: (key) => check(key).then(() => store.delete(key)),
  }
}

let stack: Stack
beforeAll(async () => {
  const areas = everyArea.map(
    (area): Area =>
      (context) =>
        area({ ...context, keyValueStore: withFailures(context.keyValueStore) }),
  )
  stack = await startStack({}, { areas, only: true })
})
afterAll(() => stack.close())
beforeEach(() => {
  stack.fakes.world.reset()
  failing = 'none'
  readsSucceed = false
})

test('an application that was sent is told to be, though the list of the worker lacks it', async () => {
  const kai = await stack.signIn('kai.mori')
  const { reply } = await kai.call(startWorkerApplication, {
    params,
    body: { brandId: 'staffmark' },
  })
  failing = 'worker-applications'
  const { status } = await kai.send(submitWorkerApplication, {
    params,
    body: { values: completeValues, version: reply.version, agreed: 'yes' },
    headers: { [idempotencyHeader]: reply.key },
  })
  expect(status).toBe(200)
  expect(findLogLine(stack, 'sent application not listed')).toMatchObject(traceableWarning)
})

test('a refused document is told to be, though the record of it stays', async () => {
  const pat = await stack.signIn('pat.brown')
  const [order] = (await pat.call(readChildSupportOrders)).reply.orders
  failing = 'child-support-document'
  const refused = { operation: 'emailChildSupportDocument', kind: 'status', status: 422 } as const
  stack.fakes.world.faults.add(refused)
  const { problem } = await pat.call(sendChildSupportDocument, { params: { id: order?.id ?? '' } })
  expect(problem.code).toBe('upstream-refused')
})

test('a save is told to be done, though its lock stays', async () => {
  const maria = await stack.signIn('maria.santos')
  failing = 'profile-save'
  const body = { certifications: [{ values: certificate }] }
  const { status } = await maria.send(saveCertifications, { body })
  expect(status).toBe(200)
  expect(stack.operationsCalled()).toContain('saveCertifications')
})

test('a reset link that was mailed is told to be, though its username is not stored', async () => {
  failing = 'requested-username'
  const username = 'maria.santos@example.test'
  const { status } = await stack.visitor().call(requestResetLink, { body: { username } })
  expect(status).toBe(200)
  expect(stack.fakes.world.outbox.list(username)).toHaveLength(1)
  const line = findLogLine(stack, 'username of the reset link not stored')
  expect(line).toMatchObject(traceableWarning)
  expect(JSON.stringify(line)).not.toContain(username)
})

test('a saved list of deposits is told to be, though the day of the change is not stored', async () => {
  const maria = await stack.signIn('maria.santos')
  const { version } = (await maria.call(readDirectDeposit)).reply
  failing = 'direct-deposit-day'
  readsSucceed = true
  const body = { version, deposits: [] }
  const { status } = await maria.callWithStepUp(
    saveDirectDeposit,
    body,
    'maria.santos@example.test',
  )
  expect(status).toBe(200)
  expect(stack.operationsCalled()).toContain('saveDirectDeposits')
  expect(findLogLine(stack, 'submitted deposit not remembered')).toMatchObject(traceableWarning)
})

test('the home page is there, though no change of deposits is known', async () => {
  const chris = await stack.signIn('chris.lee')
  failing = 'direct-deposit-day'
  const { status, reply } = await chris.call(readHome)
  expect(status).toBe(200)
  expect(reply.lacksDeposit).toEqual({ state: 'available', value: false })
})
