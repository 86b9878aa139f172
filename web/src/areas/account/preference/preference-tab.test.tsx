import { readPreference } from '@gatehouse/contracts/portal/account'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { person } from '../../../testing/person.ts'
import { press } from '../../../testing/press.ts'
import { sessionOf } from '../../../testing/session-of.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage } = await import('../../../testing/show-page.tsx')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { openForms } = await import('../../../forms/unsaved-forms.ts')
const { clearCache, load, peek, setCached } = await import('../../../portal/use-read.ts')
const { Page } = await import('../../../ui/page.tsx')
const { PreferenceTab } = await import('./preference-tab.tsx')

const read = 'GET /api/account/preference'
const update = 'PUT /api/account/preference'
const hide = 'POST /api/account/preference/hide'
const open: SessionView = sessionOf(person())
const gated: SessionView = { ...open, gates: ['preference'] }

beforeEach(() => {
  requests.length = bodies.length = 0
  replies.clear()
  replies.set(read, () => Response.json({ preference: 'email', phone: null }))
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

async function show(session: SessionView, address = '/account', page = <PreferenceTab />) {
  replies.set('GET /api/session', () => Response.json(session))
  await setCached(readSession, {}, session)
  await showPage(page, address)
}
const writes = () => requests.filter((request) => !request.startsWith('GET'))
const notice = () => screen.queryByRole('region', { name: 'Choose how you get your passcodes' })
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number')
const enterPhone = (value: string) => enter('Phone number', value)
const choose = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('radio', { name })))
const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

test('without the gate there is no notice', async () => {
  await show(open)
  expect(notice()).toBeNull()
})

test.each([
  ['/account', '/announcements', 'Continue to the announcements'],
  ['/account?to=%2Fdocuments%3Fa%3D1', '/documents?a=1', 'Continue to the page you asked for'],
  ['/account?to=%2F%2Felsewhere.test', '/announcements', 'Continue to the announcements'],
])('the gate at %s is passed by its box, which leads on to %s', async (address, to, name) => {
  await show(gated, address)
  expect(notice()?.textContent).toContain('You will keep seeing this screen when you log in')
  const release = hold(hide)
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I do not wish to see this page on login',
  })
  await act(async () => void fireEvent.click(box))
  expect(box.checked).toBe(true)
  await release(Response.json(open))
  expect(writes()).toEqual([hide])
  expect(peek(readSession, {})?.gates).toEqual([])
  const done = screen.getByText('Done. You will not see this page on login any more.')
  expect(document.activeElement).toBe(done)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a box that could not be saved is empty again, and told', async () => {
  replies.set(hide, () => rejectWith('internal'))
  // The page does not show the alert once more.
  const page = (
    <Page title="My Account">
      <PreferenceTab />
    </Page>
  )
  await show(gated, '/account', page)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await act(async () => void fireEvent.click(box))
  expect(box.checked).toBe(false)
  expect(screen.getByText(/ABCD-1234/)).toBeTruthy()
  expect(screen.getByText(/^Authentication preference failed/)).toBeTruthy()
  replies.set(hide, () => Response.json(open))
  await press('Try again')
  expect(screen.getByText(/^Done\./)).toBeTruthy()
})

test('a phone number that is saved passes the gate', async () => {
  replies.set(update, () => Response.json(open))
  await show(gated)
  expect(document.activeElement).toBe(document.body)
  await enterPhone('5125550142')
  await choose('Text (SMS)')
  // For another sign-in.
  expect(openForms.get('account-preference')?.()?.values).toEqual({
    phone: '(512) 555-0142',
    preference: 'sms',
  })
  await press('Update Preference')
  await waitFor(() => expect(screen.getByText(/^Done\./)).toBeTruthy())
  expect([writes(), bodies]).toEqual([[update], [{ preference: 'sms', phone: '(512) 555-0142' }]])
  expect(screen.getByText('Authentication preference successfully updated')).toBeTruthy()
  expect([phone().value, checked()]).toEqual(['(512) 555-0142', 'sms'])
  cleanup()
  await show(open)
  expect([phone().value, checked()]).toEqual(['(512) 555-0142', 'sms'])
})

test('Email takes the phone number away, which is explained once it is saved', async () => {
  replies.set(read, () => Response.json({ preference: 'sms', phone: '+15125550142' }))
  replies.set(update, () => Response.json(open))
  await show(open)
  const needed = /^Text and Prompt can be chosen once a phone number/
  expect(screen.queryByText(needed)).toBeNull()
  expect(phone().getAttribute('aria-required')).toBe('true')
  await choose('Email')
  expect(phone().value).toBe('')
  expect(screen.queryByText(needed)).toBeNull()
  expect(phone().getAttribute('aria-required')).toBe('false')
  await press('Update Preference')
  await waitFor(() => expect(bodies).toEqual([{ preference: 'email', phone: '' }]))
  expect(await screen.findByText(needed)).toBeTruthy()
  cleanup()
  await show(open)
  expect([phone().value, checked()]).toEqual(['', 'email'])
})

test('what was on file before a save counts as unsaved when it is chosen again', async () => {
  replies.set(update, () => Response.json(open))
  await show(open)
  await enterPhone('5125550142')
  await choose('Text (SMS)')
  await press('Update Preference')
  await waitFor(() => expect(dirtyForms.size).toBe(0))
  await choose('Email')
  await waitFor(() => expect(dirtyForms.size).toBe(1))
})

test('a read from before a save is not shown after it', async () => {
  replies.set(update, () => Response.json(open))
  await show(open)
  const release = hold(read)
  const loading = load(readPreference, {})
  await enterPhone('5125550142')
  await choose('Text (SMS)')
  await press('Update Preference')
  await release(Response.json({ preference: 'email', phone: null }))
  await loading
  expect(peek(readPreference, {})).toEqual({ preference: 'sms', phone: '5125550142' })
})

test.each(['Text (SMS)', 'Prompt me when I log in'])('%s needs a phone number', async (name) => {
  await show(open)
  await enterPhone('5125550142')
  await choose(name)
  expect(phone().getAttribute('aria-required')).toBe('true')
  await enterPhone('')
  await press('Update Preference')
  await waitFor(() => expect(document.activeElement).toBe(phone()))
  expect(writes()).toEqual([])
})

test('a missing choice is named by its question, whose link leads to the first that can be chosen', async () => {
  replies.set(read, () => Response.json({ preference: null, phone: null }))
  await show(open)
  await press('Update Preference')
  const words = 'Please answer: How should we send your one-time passcodes?'
  fireEvent.click(await screen.findByRole('link', { name: words }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Email' }))
  expect(screen.getAllByText(words)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Phone number is required' })).toBeTruthy()
  expect(writes()).toEqual([])
})

test('a failed save is told in an alert and in the form', async () => {
  replies.set(update, () => rejectWith('internal'))
  await show(open)
  await press('Update Preference')
  await waitFor(() => expect(screen.getByText(/ABCD-1234/)).toBeTruthy())
  expect(screen.getByText(/^Authentication preference failed/)).toBeTruthy()
})
