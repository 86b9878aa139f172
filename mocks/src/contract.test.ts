import { fileTypes } from '@gatehouse/contracts/file'
import { operations } from '@gatehouse/contracts/upstream/operations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Value } from 'typebox/value'
import { callOperation } from './client/call-operation.ts'
import { createCaller } from './client/caller.ts'
import { dropNulls } from './client/drop-nulls.ts'
import { readOutbox, signInUpTo } from './client/sign-in.ts'
import { type Fakes, startFakes } from './fakes.ts'
import { fakes as operationFakes } from './systems/fakes.ts'

let fakes: Fakes

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(() => fakes.world.reset())

describe.each(operations.map((operation) => ({ operation, name: operation.name })))(
  'the operation $name',
  ({ operation }) => {
    test('answers its sample request according to the contract', async () => {
      const fake = operationFakes.find((one) => one.operation === operation)
      if (!fake) throw new Error(`${operation.name} has no fake`)

      const start = createCaller(fakes.apiUrl, 'maria.santos@example.test', fakes.payrollUrl)
      const caller = await signInUpTo(fake.signInState, start, readOutbox)
      const response = await callOperation(operation, caller, fake.sample(caller))
      if (operation.file) {
        expect(response.status).toBe(200)
        expect(Object.keys(fileTypes)).toContain(response.headers.get('Content-Type'))
        expect((await response.bytes()).length).toBeGreaterThan(0)
        return
      }
      const text = await response.text()
      if (operation.page) {
        expect([response.status, response.headers.get('Content-Type')]).toEqual([
          200,
          expect.stringContaining('text/html'),
        ])
        return
      }
      if (!operation.reply) {
        expect([200, 204]).toContain(response.status)
        return
      }
      expect({ status: response.status, text }).toEqual({
        status: 200,
        text: expect.stringMatching(/./),
      })
      const answer = Value.Convert(operation.reply, dropNulls(JSON.parse(text)))
      expect(Value.Errors(operation.reply, answer)).toEqual([])
    })
  },
)

test('each operation has one fake', () => {
  expect(operationFakes.map((fake) => fake.operation.name).sort()).toEqual(
    operations.map((operation) => operation.name).sort(),
  )
})
