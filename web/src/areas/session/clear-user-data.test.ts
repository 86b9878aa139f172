import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { openForms, unsavedForms } from '../../forms/unsaved-forms.ts'
import { load, peek, setCached } from '../../portal/use-read.ts'
import { closeWithSession } from '../../portal/windows.ts'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { isApplied, markApplied } from '../jobs/applied-jobs.ts'
import { clearUserData } from './clear-user-data.ts'

const input = { params: { code: 'announcements' } }
const resolvers: Array<() => void> = []

beforeEach(async () => {
  globalThis.fetch = () =>
    new Promise((resolve) =>
      resolvers.push(() => resolve(Response.json({ categories: [{ for: 'Maria' }] }))),
    )
  await setCached(readSession, {}, sessionOf(person()))
})

afterEach(() => {
  resolvers.length = 0
  openForms.clear()
  unsavedForms.clear()
})

test('clears cached replies and the session', async () => {
  const loading = load(readContent, input)
  resolvers[0]?.()
  await loading
  expect(peek(readContent, input)).toBeDefined()
  clearUserData('maria')
  expect(peek(readContent, input)).toBeUndefined()
  expect(peek(readSession, {})?.person).toBeNull()
})

test('closes the windows of payroll pages', () => {
  const close = jest.fn()
  closeWithSession({ close } as unknown as Window)
  clearUserData('maria')
  expect(close).toHaveBeenCalledTimes(1)
})

test('forgets which jobs the user has applied for', () => {
  markApplied('1001')
  clearUserData('maria')
  expect(isApplied('1001')).toBe(false)
})

test('does not cache or share replies in flight', async () => {
  const loading = load(readContent, input)
  clearUserData('maria')
  const next = load(readContent, input)
  expect(resolvers).toHaveLength(2)
  resolvers[0]?.()
  await loading
  expect(peek(readContent, input)).toBeUndefined()
  resolvers[1]?.()
  await next
  expect(peek(readContent, input)).toBeDefined()
})

test('clears the tab storage but `tab.` keys, and keeps unsaved forms in memory', () => {
  sessionStorage.setItem('page', 'of Maria')
  openForms.set('address', () => ({ id: 'x', values: { street: '12 Elm Street' } }))
  sessionStorage.setItem('tab.mobile-app', 'true')
  clearUserData('maria')
  expect(Object.keys(sessionStorage)).toEqual(['tab.mobile-app'])
  expect(unsavedForms.get('address')).toEqual({
    person: 'maria',
    values: { street: '12 Elm Street' },
  })
})
