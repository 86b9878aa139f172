import { requestTaxForm } from '@gatehouse/contracts/portal/tax-information'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

const requests = () =>
  stack.operationsCalled().filter((name) => name === 'changeTaxInformationNote').length

test('asks payroll once for a form, however often the button is pressed', async () => {
  const visitor = await stack.signIn('maria.santos')
  const headers = { [idempotencyHeader]: 'a4b7c0de-0000-4000-8000-000000000001' }
  const presses = Array.from({ length: 5 }, () => visitor.send(requestTaxForm, { headers }))
  for (const { status } of await Promise.all(presses)) expect(status).toBe(200)
  expect(requests()).toBe(1)
  expect(stack.audit().at(-1)).toMatchObject({ event: 'tax-form-requested', user: '71001' })
  const [mail] = stack.fakes.world.outbox.list('maria.santos@example.test')
  expect(mail?.subject).toBe('Change your tax withholding')
})

test('after a failure the outcome is unknown', async () => {
  const visitor = await stack.signIn('maria.santos')
  stack.fakes.world.faults.add({ operation: 'changeTaxInformationNote', kind: 'reset' })
  expect((await visitor.call(requestTaxForm)).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({ event: 'tax-form-requested', outcome: 'unknown' })
})

test('without a payroll id there is nothing to ask for', async () => {
  expect((await (await stack.signIn('noor.haddad')).call(requestTaxForm)).problem.code).toBe(
    'not-found',
  )
  expect(requests()).toBe(0)
})
