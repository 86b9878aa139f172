import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showPage } = await import('../../testing/show-page.tsx')
const { Page } = await import('../../ui/page.tsx')
const { dirtyForms, discardPromptHost } = await import('../../forms/dirty-forms.ts')
const { setCached } = await import('../../portal/use-read.ts')
const { CompanyPicker } = await import('./company-picker.tsx')

const choice = 'PUT /api/companies/chosen'
const { requests, replies, hold } = installFakeGateway()
const dana = person({
  companies: [
    { code: 'arna', name: 'Arna' },
    { code: 'prostaff', name: 'Pro Staff' },
    { code: 'xpo', name: 'XPO' },
  ],
  company: 'arna',
})

beforeEach(async () => {
  requests.length = 0
  await setCached(readSession, {}, sessionOf(dana))
})
afterEach(() => {
  cleanup()
  dirtyForms.clear()
})

const opener = () => screen.getByRole('button', { name: 'Company: Arna. Choose another' })
const company = (name: string) => screen.getByRole('button', { name })
const choices = () => requests.filter((request) => request === choice).length

async function open(path = '/announcements') {
  await showPage(
    <>
      <CompanyPicker person={dana} />
      <Page title="Home">
        <p>Welcome</p>
      </Page>
    </>,
    path,
  )
  fireEvent.click(opener())
}

test('shows a failed switch also when the discard dialog has closed the panel', async () => {
  replies.set(choice, () => rejectWith('internal'))
  dirtyForms.set('form', () => undefined)
  const unmount = discardPromptHost.mount(async () => {
    act(() => screen.getByRole('heading').focus())
    return true
  })
  await open()
  act(() => company('Pro Staff').focus())
  await press('Pro Staff')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(screen.getByText(/ABCD-1234/)).toBeTruthy()
  unmount()
})

test('while one company is being chosen, a press on another changes nothing', async () => {
  const release = hold(choice)
  await open()
  await press('Pro Staff')
  await waitFor(() => expect(choices()).toBe(1))
  await press('XPO')
  expect(company('Pro Staff').getAttribute('aria-busy')).toBe('true')
  expect(company('XPO').getAttribute('aria-busy')).toBe('false')
  await release(rejectWith('internal'))
  expect(choices()).toBe(1)
})

test('the current company is chosen again without a question and without a request', async () => {
  const ask = jest.fn(async () => true)
  dirtyForms.set('form', () => undefined)
  const unmount = discardPromptHost.mount(ask)
  await open()
  await press('Arna')
  unmount()
  expect(ask).not.toHaveBeenCalled()
  expect(choices()).toBe(0)
  expect(opener().getAttribute('aria-expanded')).toBe('false')
})

test('the link to all companies closes the panel, on their page too', async () => {
  await open('/companies')
  fireEvent.click(screen.getByRole('link', { name: 'All companies' }))
  expect(opener().getAttribute('aria-expanded')).toBe('false')
})

test('another company is told, and closes the panel', async () => {
  const chosen = sessionOf({ ...dana, company: 'xpo' })
  replies.set(choice, () => Response.json(chosen))
  replies.set('GET /api/session', () => Response.json(chosen))
  // Only the page of companies leads on to another one.
  await open('/announcements?to=/info/profile')
  expect(company('Arna').getAttribute('aria-pressed')).toBe('true')
  expect(company('XPO').getAttribute('aria-pressed')).toBe('false')
  await press('XPO')
  expect((await screen.findByRole('group')).textContent).toContain('You’re now viewing XPO.')
  expect(opener().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(opener())
})

test('a switch that failed leaves the panel open', async () => {
  replies.set(choice, () => rejectWith('internal'))
  await open()
  await press('XPO')
  await screen.findByRole('alert')
  expect(opener().getAttribute('aria-expanded')).toBe('true')
  expect(company('XPO').getAttribute('aria-busy')).toBe('false')
})

test('lists the companies, and the way to all of them', async () => {
  await open()
  const choices = screen.getAllByRole('button').slice(1)
  expect(choices.map((one) => [one.textContent, one.querySelector('svg') !== null])).toEqual([
    ['Arna', true],
    ['Pro Staff', false],
    ['XPO', false],
  ])
  expect(screen.getByRole('link', { name: 'All companies' }).getAttribute('href')).toBe(
    '/companies',
  )
})
