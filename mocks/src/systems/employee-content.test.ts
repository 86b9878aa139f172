import { contentCodes, publicContentCodes } from '@gatehouse/contracts/portal/content'
import { getContent, getContentByCode } from '@gatehouse/contracts/upstream/employee-content'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { callOperation } from '../client/call-operation.ts'
import { type Caller, createCaller } from '../client/caller.ts'
import { readOutbox, signInUpTo } from '../client/sign-in.ts'
import { type Fakes, startFakes } from '../fakes.ts'

let fakes: Fakes
let caller: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  const maria = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  caller = await signInUpTo('signed-in', maria, readOutbox)
})
afterAll(() => fakes.close())

function read(menuCode: string) {
  return callOperation(getContent, caller, {
    body: { menuCode, categoryId: 0, availability: 'ew' },
  })
}

test('printable forms have the code forms', async () => {
  expect(contentCodes).toContain('forms')
  const categories = (await (await read('forms')).json()) as { contentCategory: string }[]
  expect(categories.map(({ contentCategory }) => contentCategory)).toEqual([
    'Weekly timesheets',
    'Corrections',
  ])
})

test('each code of the portal has a page, any other none', async () => {
  const readPublic = (code: string) => callOperation(getContentByCode, caller, { params: { code } })
  for (const code of contentCodes) expect((await read(code)).status).toBe(200)
  for (const code of publicContentCodes) expect((await readPublic(code)).status).toBe(200)
  expect((await read('unheard-of')).status).toBe(404)
  expect((await readPublic('unheard-of')).status).toBe(404)
  fakes.world.content.set('unheard-of', [])
  expect((await read('unheard-of')).status).toBe(200)
})
