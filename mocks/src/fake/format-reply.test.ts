import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Type } from 'typebox'
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
    userData: {
      id: 1,
      isCaliforniaEmployee: false,
      entity: null,
      eRecruitId: null,
      isNewUser: null,
      IsIHT: null,
    },
    brandList: {
      ...{ entity: 'EW', eRecruitId: 2, isNewUser: false, IsIHT: true },
      BrandList: [{ Code: 'arna' }],
    },
  })
  expect(formatReply('alternate-names', { ApplicationExists: true })).toEqual({ IsDuplicate: true })
})

const people = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.Optional(Type.String()),
    age: Type.Optional(Type.Number()),
  }),
)
const ann = { id: 'a', name: 'Ann', age: 41, other: 'x' }

test('padded: spaces around texts that may be missing', () => {
  expect(formatReply('padded', [ann], people)).toEqual([{ ...ann, name: ' Ann  ' }])
})

test('gaps: one such value of each object is null or blank, another one in the next', () => {
  const withGap = (gap: number) => formatReply('gaps', [ann, ann], people, gap)
  const [noName, noAge, blankName] = [{ name: null }, { age: null }, { name: ' ' }]
  expect(withGap(0)).toEqual([
    { ...ann, ...noName },
    { ...ann, ...noAge },
  ])
  expect(withGap(2)).toEqual([
    { ...ann, ...blankName },
    { ...ann, ...noAge },
  ])
  expect(withGap(4)).toEqual(withGap(0))
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
