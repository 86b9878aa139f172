import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { person } from '../../../testing/person.ts'
import { press } from '../../../testing/press.ts'
import { recordPageLoads } from '../../../testing/record-page-loads.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies, hold } = installFakeGateway()
const { showPart } = await import('../../../testing/show-page.tsx')
const { ReplacedDialog } = await import('./replaced-dialog.tsx')

const signOut = 'POST /api/session/sign-out'
const onSignedOut = jest.fn()
let loads: string[]

const show = (signedIn = person({ key: 'kai', firstName: 'Kai', lastName: 'Mori' })) =>
  showPart(<ReplacedDialog shown={person()} signedIn={signedIn} onSignedOut={onSignedOut} />)

beforeEach(async () => {
  loads = recordPageLoads()
  onSignedOut.mockClear()
  requests.length = 0
  await show()
})
afterEach(() => {
  cleanup()
  document.body.hidden = false
  jest.restoreAllMocks()
})

test('names both, and what becomes of the input', () => {
  const description =
    'Kai Mori has signed in on this browser. Nothing was sent for Kai Mori from this page, which still shows Maria Santos.'
  expect(
    screen.getByRole('dialog', { name: 'Another person is signed in', description }),
  ).toBeTruthy()
  const [signIn, goOn] = screen.getAllByRole('button')
  expect(signIn?.textContent).toBe('Sign in as Maria Santos')
  expect(signIn?.nextSibling?.textContent).toMatch(/^This signs Kai Mori out\. .* is kept until/)
  expect(goOn?.textContent).toBe('Go on as Kai Mori')
  expect(goOn?.nextSibling?.textContent).toBe('What was typed here is not kept.')
})

test.each([
  ['Kai', ''],
  ['', 'Kai'],
])('a person of one name, “%s” “%s”, is named by it', async (firstName, lastName) => {
  cleanup()
  await show(person({ key: 'kai', firstName, lastName }))
  expect(screen.getAllByRole('button')[1]?.textContent).toBe('Go on as Kai')
})

test('the person who is shown signs in once the other is signed out', async () => {
  const release = hold(signOut)
  await press('Sign in as Maria Santos')
  const button = screen.getByRole('button', { name: 'Sign in as Maria Santos' })
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', 'true'])
  expect(onSignedOut).not.toHaveBeenCalled()
  await release(Response.json({}))
  expect(requests).toEqual([signOut])
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('a sign-out that fails is told, and tried again', async () => {
  replies.set(signOut, () => rejectWith('internal'))
  await press('Sign in as Maria Santos')
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(onSignedOut).not.toHaveBeenCalled()
  replies.set(signOut, () => Response.json({}))
  await press('Try again')
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('the person who is signed in goes on with a page load', async () => {
  await press('Go on as Kai Mori')
  expect(loads).toEqual(['replace /'])
  expect(requests).toEqual([])
})
