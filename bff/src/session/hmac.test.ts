import { expect, test } from '@jest/globals'
import { createHmacNames, resolveNamesKeys } from './hmac.ts'
import { isPersonKeyOf, personKey } from './person-key.ts'
import { createSignedIds } from './signed-ids.ts'

const [old, added] = ['the-old-key-of-the-names', 'the-new-key-of-the-names']
const before = createHmacNames(old)
const between = createHmacNames(added, old)
const after = createHmacNames(added)

test('the first key of a ring makes names, all verify them', () => {
  expect(between.name('person', '1')).toBe(after.name('person', '1'))
  expect(between.names('person', '1')).toEqual([
    after.name('person', '1'),
    before.name('person', '1'),
  ])
  for (const maker of [before, after])
    expect(between.verify('person', '1', maker.name('person', '1'))).toBe(true)
  for (const [purpose, value] of [
    ['person', '2'],
    ['device', '1'],
  ] as const)
    expect(between.verify(purpose, value, before.name('person', '1'))).toBe(false)
  expect(after.verify('person', '1', before.name('person', '1'))).toBe(false)
})

test('names are those of CLIENT_SECRET by default, as before they had keys', () => {
  expect(resolveNamesKeys({ NAMES_KEYS: ['CLIENT_SECRET'], CLIENT_SECRET: 'secret' })).toEqual([
    'secret',
  ])
  expect(
    resolveNamesKeys({ NAMES_KEYS: [added, 'CLIENT_SECRET'], CLIENT_SECRET: 'secret' }),
  ).toEqual([added, 'secret'])
  expect(createHmacNames('secret').name('person', '71001')).toBe('B62wLOwU_usra3z1ANWPUs')
})

test('ids signed under an older key are found until it leaves the ring', () => {
  const owner = { userId: '71001' }
  const signed = createSignedIds(before, 'document').sign(owner, '5')
  expect(createSignedIds(between, 'document').verify(owner, signed)).toBe('5')
  expect(() => createSignedIds(between, 'notification').verify(owner, signed)).toThrow()
  expect(() => createSignedIds(after, 'document').verify(owner, signed)).toThrow()
})

test.each(['x-gatehouse-person', 'x-gatehouse-former-person'])(
  'a tab keeps the key of its person by %s',
  (header) => {
    const maria = { userId: '71001' }
    const key = personKey(before, maria)
    expect(isPersonKeyOf(between, maria, key)).toBe(true)
    expect(personKey(between, maria, { [header]: key })).toBe(key)
    expect(personKey(between, { userId: '71002' }, { [header]: key })).not.toBe(key)
    expect(personKey(between, maria, { [header]: 'made up' })).toBe(after.name('person', '71001'))
  },
)
