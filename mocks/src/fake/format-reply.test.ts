import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Fakes, startFakes } from '../fakes.ts'
import { formatReply } from './format-reply.ts'

const login = {
  userData: { id: 1, entity: 'EW', eRecruitId: 2, isNewUser: false, isIHT: true, isCali: false },
  brandList: [{ Code: 'arna' }],
}

test('plain: the reply as it is', () => {
  expect(formatReply('plain', login)).toEqual(login)
})

test('envelope: a lone body around the reply', () => {
  expect(formatReply('envelope', login)).toEqual({ body: login })
})

test('wrapped-lists: every list in an object, at any depth', () => {
  expect(formatReply('wrapped-lists', [{ contentItems: [1, 2] }, null])).toEqual({
    Items: [{ contentItems: { Items: [1, 2], Count: 2, Message: null } }, null],
    Count: 2,
    Message: null,
  })
})

test('alternate-names: other spellings, and brandList as an object', () => {
  expect(formatReply('alternate-names', login)).toEqual({
    userData: { id: 1, isCaliforniaEmployee: false },
    brandList: {
      ...{ entity: 'EW', eRecruitId: 2, isNewUser: false, IsIHT: true },
      BrandList: [{ Code: 'arna' }],
    },
  })
  expect(formatReply('alternate-names', { ApplicationExists: true })).toEqual({ IsDuplicate: true })
})

let fakes: Fakes
beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())

async function setFormat(format: string) {
  const body = JSON.stringify({ format })
  const { status } = await fetch(`${fakes.apiUrl}/__fakes/reply-format`, { method: 'POST', body })
  return [status, fakes.world.replyFormat]
}

test('the control route sets the format until a reset', async () => {
  expect(await setFormat('envelope')).toEqual([204, 'envelope'])
  expect(await setFormat('xml')).toEqual([400, 'envelope'])
  fakes.world.reset()
  expect(fakes.world.replyFormat).toBe('plain')
})
