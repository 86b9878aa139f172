import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openForms, unsavedForms } from '../../forms/unsaved-forms.ts'
import { load, peek, setCached } from '../../portal/use-read.ts'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { person } from '../../testing/person.ts'
import { visitor } from './use-session.ts'

installFakeBroadcastChannel()
const { clearUserData: forgetPerson } = await import('./clear-user-data.ts')

const question = { params: { code: 'announcements' } }
const answers: Array<() => void> = []

beforeEach(async () => {
  globalThis.fetch = () =>
    new Promise((resolve) =>
      answers.push(() => resolve(Response.json({ categories: [{ for: 'Maria' }] }))),
    )
  await setCached(readSession, {}, { ...visitor, person: person() })
})

afterEach(() => {
  answers.length = 0
  openForms.clear()
  unsavedForms.clear()
})

test('clears cached replies and the session', async () => {
  const reading = load(readContent, question)
  answers[0]?.()
  await reading
  expect(peek(readContent, question)).toBeDefined()
  forgetPerson('maria')
  expect(peek(readContent, question)).toBeUndefined()
  expect(peek(readSession, {})?.person).toBeNull()
})

test('does not cache or share replies in flight', async () => {
  const reading = load(readContent, question)
  forgetPerson('maria')
  const next = load(readContent, question)
  expect(answers).toHaveLength(2)
  answers[0]?.()
  await reading
  expect(peek(readContent, question)).toBeUndefined()
  answers[1]?.()
  await next
  expect(peek(readContent, question)).toBeDefined()
})

test('clears the tab storage but `tab.` keys, and keeps unsaved forms in memory', () => {
  sessionStorage.setItem('page', 'of Maria')
  openForms.set('address', () => ({ id: 'x', values: { street: '12 Elm Street' } }))
  sessionStorage.setItem('tab.mobile-app', 'true')
  forgetPerson('maria')
  expect(Object.keys(sessionStorage)).toEqual(['tab.mobile-app'])
  expect(unsavedForms.get('address')).toEqual({
    person: 'maria',
    values: { street: '12 Elm Street' },
  })
})
