import { getElectronicDocument } from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callOperation } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes
let maria: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const caller = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  maria = await signInUpTo('signed-in', caller, readOutbox)
})
afterAll(() => fakes.close())

const fileOf = (ewId: string, docId: string) =>
  callOperation(getElectronicDocument, maria, { params: { ewId, docId } })

test('files are the caller’s only, some without a length', async () => {
  const sized = await fileOf('71001', '660101')
  expect(sized.headers.get('content-length')).toBe(String((await sized.bytes()).length))
  const streamed = await fileOf('71001', '660102')
  expect([streamed.status, streamed.headers.get('content-length')]).toEqual([200, null])
  expect(await streamed.text()).toMatch(/^%PDF/)
  expect((await fileOf('71003', '660301')).status).toBe(400)
  expect((await fileOf('71001', '660301')).status).toBe(404)
})
