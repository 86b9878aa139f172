import { expect, test } from '@jest/globals'
import { createHmacNames } from '../session/hmac.ts'
import { createKnownIdentities } from '../session/known-identities.ts'
import { createKeyValueStore } from './key-value-store.ts'
import { namedRecord } from './named-record.ts'

const [old, added] = ['the-old-key-of-the-names', 'the-new-key-of-the-names']
const rings = {
  before: createHmacNames(old),
  last: createHmacNames(old, added),
  first: createHmacNames(added, old),
  after: createHmacNames(added),
}

function instances() {
  const store = createKeyValueStore(undefined)
  const at = (ring: keyof typeof rings) =>
    namedRecord(store, 'note', rings[ring].names('note', '1'))
  return { store, at }
}

test('is found under an older key, and moved to the current one by a write', async () => {
  const { at } = instances()
  await at('before').set('one', 60)
  expect(await at('first').get()).toBe('one')
  await at('first').set('two', 60)
  expect(await at('before').get()).toBeUndefined()
  expect(await at('after').get()).toBe('two')
})

test('instances with different first keys read the latest write', async () => {
  const { at } = instances()
  for (const [writer, value] of [
    ['last', 'one'],
    ['first', 'two'],
    ['last', 'three'],
  ] as const) {
    await at(writer).set(value, 60)
    for (const reader of ['last', 'first'] as const) expect(await at(reader).get()).toBe(value)
  }
})

test.each([
  ['before', 'last'],
  ['last', 'first'],
  ['first', 'after'],
] as const)('of instances with the rings %s and %s one claims it', async (one, other) => {
  for (const [winner, loser] of [
    [one, other],
    [other, one],
  ] as const) {
    const { at } = instances()
    expect(await at(winner).setIfAbsent('', 60)).toBe(true)
    expect(await at(loser).setIfAbsent('', 60)).toBe(false)
    await at(winner).delete()
    // A claim that failed leaves nothing behind.
    expect(await at(loser).setIfAbsent('', 60)).toBe(true)
    await at(loser).delete()
    const claims = [winner, loser].map((ring) => at(ring).setIfAbsent('', 60))
    expect((await Promise.all(claims)).toSorted()).toEqual([false, true])
  }
})

test('an identity is known under every key of the ring, and not in plain text', async () => {
  const store = createKeyValueStore(undefined)
  const values: string[] = []
  const lives: number[] = []
  const watched: typeof store = {
    ...store,
    set(key, value, seconds) {
      values.push(key, value)
      lives.push(seconds)
      return store.set(key, value, seconds)
    },
  }
  await createKnownIdentities(watched, rings.last).remember('Maria@Example.test', 'maria.santos')
  for (const ring of [rings.last, rings.first])
    expect(await createKnownIdentities(store, ring).accountOf('maria@example.test')).toBe(
      'maria.santos',
    )
  expect(await createKnownIdentities(store, rings.after).accountOf('maria@example.test')).toBe(
    'maria@example.test',
  )
  expect(values.join()).not.toMatch(/maria/i)
  expect(lives).toEqual([90 * 24 * 3600])
})

test('an identity and its login id are known in any spelling', async () => {
  const identities = createKnownIdentities(createKeyValueStore(undefined), rings.after)
  await identities.remember(' Maria@Example.test', 'Maria.Santos ')
  for (const spelling of ['maria@example.test', 'MARIA@EXAMPLE.TEST '])
    expect(await identities.accountOf(spelling)).toBe('maria.santos')
  expect(await identities.accountOf(' Noor@Example.test')).toBe('noor@example.test')
})
