import { readSession, type SessionView, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showRoutes } = await import('../../testing/show-page.tsx')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { clearCache, setCached } = await import('../../portal/use-read.ts')
const { Component, loader } = await import('./account-page.tsx')

const requests: unknown[] = []
let reply: (address: unknown) => Response
const answerAll = () =>
  Response.json({ ...visitorSession, email: null, question: null, hasAnswer: false })
reply = answerAll
globalThis.fetch = async (address) => {
  requests.push(address)
  return reply(address)
}

afterEach(async () => {
  reply = answerAll
  requests.length = 0
  cleanup()
  await clearCache()
})

test('a tab is in the address, beside the page asked for, and adds no entry to the history', async () => {
  const router = await showRoutes([{ path: '/account', Component }], ['/account?to=%2Fdocuments'])
  for (const [name, tab] of [
    ['Change Password', 'password'],
    ['Security Question', 'question'],
  ] as const) {
    await act(async () => fireEvent.click(screen.getByRole('tab', { name })))
    expect(router.state.location.search).toBe(`?to=%2Fdocuments&tab=${tab}`)
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.preventScrollReset).toBe(true)
  }
})

const parts = [
  '/api/account/preference',
  '/api/account/security-question',
  '/api/account/email',
] as const

async function load() {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  await loader()
  undo()
  return leave.mock.calls.length
}

test('reads each part ahead, of which one that fails is left to the page', async () => {
  expect(await load()).toBe(0)
  expect(requests.toSorted()).toEqual([...parts].toSorted())
  for (const failing of parts) {
    reply = (address) => (address === failing ? rejectWith('internal') : answerAll())
    expect(await load()).toBe(0)
  }
})

test.each(parts)('leaves the page when the session has ended for %s', async (failing) => {
  reply = (address) => (address === failing ? rejectWith('not-signed-in') : answerAll())
  expect(await load()).toBe(1)
})

const question = /^If you forget your password, the answer to this question/
const preference = /^Choose how you get your passcodes/
const password = /^We will send you a one-time passcode before the change\..*Forgot your current/

test.each<[string, SessionView['gates'], string, RegExp]>([
  ['/account', [], 'Security Question', question],
  ['/account?tab=other', [], 'Security Question', question],
  ['/account?tab=password', [], 'Change Password', password],
  ['/account', ['preference'], 'Authentication Preference', preference],
  ['/account?tab=question', ['preference'], 'Security Question', question],
])('%s with the gates %j starts at %s', async (address, gates, tab, content) => {
  const session = { ...sessionOf(person()), gates }
  reply = () => Response.json({ ...session, email: null, question: null, hasAnswer: false })
  await setCached(readSession, {}, session)
  await showRoutes([{ path: '/account', Component }], [address])
  expect(screen.getByRole('tablist', { name: 'My Account' })).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab)
  expect(screen.getByRole('tabpanel').textContent).toMatch(content)
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.closest('h2')?.nextSibling?.textContent,
      ]),
  ).toEqual([
    ['Email History', '/email-history', expect.stringMatching(/^See which emails/)],
    ['My eDocuments', '/documents', expect.stringMatching(/^Sign documents/)],
    ['Where you are signed in', '/account/devices', expect.stringMatching(/^See every place/)],
  ])
})
