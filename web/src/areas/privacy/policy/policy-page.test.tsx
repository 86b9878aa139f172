/** @jest-environment-options {"url": "https://portal.example.test/privacy-policy"} */
import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { linksIn } from '../../../testing/links-in.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  supportPhone: '1-800-555-0142',
  applicationHours: 1,
  findsVisitorLocation: false,
  botSiteKey: '',
})
const { settings } = await import('../../../portal/settings.ts')
const { setCached } = await import('../../../portal/use-read.ts')
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { Component: PolicyPage } = await import('./policy-page.tsx')

const defaults = { ...settings }

beforeEach(async () => {
  Object.assign(settings, defaults)
  await setCached(readSession, {}, visitorSession)
  await setCached(readPublicContent, { params: { code: 'privacy-policy' } }, { categories: [] })
})
afterEach(cleanup)

function show(changes: Partial<typeof settings> = {}) {
  Object.assign(settings, changes)
  return showPage(<PolicyPage />)
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const cookies = () =>
  screen
    .getAllByRole('term')
    .map((term) => term.textContent)
    .filter((name) => name?.startsWith('__Host-'))
const purposeOf = (name: string) => screen.getByText(name).closest('div')?.textContent

test.each(['passcode', 'redirect', 'legacy'] as const)(
  'lists the cookies of SIGN_IN=%s by their names over TLS',
  async (mode) => {
    await show({ signIn: mode })
    const ofRedirect = [
      '__Host-gatehouse-state-…',
      '__Host-gatehouse-identity',
      '__Host-gatehouse-sign-in-failure',
    ]
    expect(cookies()).toEqual([
      '__Host-gatehouse',
      '__Host-gatehouse-device',
      '__Host-gatehouse-notices',
      '__Host-gatehouse-application',
      ...(mode === 'redirect' ? ofRedirect : []),
    ])
    expect(purposeOf('__Host-gatehouse-application')).toContain('is kept for 1 hour')
  },
)

test('tells the purpose and the life of each cookie', async () => {
  await show({ signIn: 'redirect' })
  expect(cookies().map((name) => purposeOf(name ?? '')?.slice(name?.length))).toEqual([
    'Keeps you signed in.Until you sign out or your session ends',
    'Recognizes this browser, so that wrong passwords of strangers do not lock you out.180 days',
    'Remembers that you accepted a privacy notice here.1 year',
    expect.stringMatching(/^Keeps an application that you have begun.*Until you close the browser/),
    'Brings you back to where you were after signing in.10 minutes',
    expect.stringMatching(
      /^Remembers that you signed in .*Until you sign out or close the browser$/,
    ),
    'Tells you why signing in failed.10 minutes',
  ])
})

test('tells how long the browser stores each thing', async () => {
  await show()
  const storedFor = (life: string) =>
    screen.getAllByText(life).map((one) => one.closest('div')?.querySelector('dt')?.textContent)
  expect(storedFor('Until you clear the data of this site')).toEqual([
    'gatehouse.language',
    'gatehouse.privacy',
    'gatehouse.application',
    'PostalCode',
  ])
  expect(storedFor('Until you close this tab')).toEqual([
    'react-router-scroll-positions',
    'gatehouse.visit',
    'gatehouse.job-notice',
    'tab.mobile-app',
    'VisitorLocation',
  ])
  expect(purposeOf('gatehouse.privacy')).toContain('What you chose on this page.')
  expect(purposeOf('VisitorLocation')).toContain('Removed when you opt out.')
})

test('begins with the choice, under its title and that of the product', async () => {
  await show()
  expect(document.title).toBe('Privacy Policy · Gatehouse')
  expect(screen.getByText(/^What Gatehouse keeps about your visit/)).toBeTruthy()
  expect(titles()).toEqual([
    'Measuring how the portal is used',
    'Cookies the portal needs',
    'What stays in your browser',
    'Your personal information',
    'Questions',
  ])
  expect(screen.getByText('Without your permission nothing is counted.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save my choice' })).toBeTruthy()
  const optOut = screen.getByRole('link', { name: 'Opt out of messages, calls, sale or sharing' })
  expect(optOut.getAttribute('href')).toBe('/web-forms')
})

test('the bot check’s own policy and terms open in new tabs', async () => {
  await show({ botSiteKey: 'site' })
  expect(linksIn(screen.getByText(/^When you send something/))).toEqual([
    ['privacy policy (opens in a new tab)', 'https://policies.google.com/privacy'],
    ['terms (opens in a new tab)', 'https://policies.google.com/terms'],
  ])
})

test.each([
  ['privacy@example.test', 'Call 1-800-555-0142, or write to privacy@example.test.'],
  ['', 'Call 1-800-555-0142.'],
])('with the mailbox “%s” answers questions so: %s', async (privacyEmail, words) => {
  await show({ privacyEmail })
  expect(screen.getByText(/^Call /).textContent).toBe(words)
  expect(screen.queryByRole('link', { name: /@/ })?.getAttribute('href')).toBe(
    privacyEmail ? 'mailto:privacy@example.test' : undefined,
  )
})

test('adds the wording of the editors, if there is some', async () => {
  const texts = { title: 'Retención', language: 'es' } as const
  const html = { kind: 'html', html: '<p>Siete años.</p>', language: 'es' } as const
  const setWording = (...categories: { items: (typeof html)[] }[]) =>
    setCached(
      readPublicContent,
      { params: { code: 'privacy-policy' } },
      { categories: categories.map((one) => ({ ...texts, ...one })) },
    )
  await setWording({ items: [] }, { items: [html] })
  await show()
  expect(screen.getByText('Siete años.').parentElement?.lang).toBe('es')
  expect(screen.getAllByRole('heading', { level: 2, name: 'Retención' })).toHaveLength(2)
  cleanup()
  await setWording({ items: [] })
  await show()
  expect(titles()).not.toContain('Retención')
})

test('tells of the location and of the bot check where they are in use', async () => {
  await show()
  expect(screen.queryByText(/roughly where you are/)).toBeNull()
  expect(titles()).not.toContain('Telling people from robots')
  cleanup()
  await show({ findsVisitorLocation: true, botSiteKey: 'site' })
  expect(screen.getByText(/roughly where you are/)).toBeTruthy()
  expect(titles()).toContain('Telling people from robots')
})

test('leads a worker to the notice to employees', async () => {
  const notice = 'Notice to California employees and job applicants'
  await show()
  expect(screen.queryByRole('link', { name: notice })).toBeNull()
  cleanup()
  await signIn()
  await show()
  expect(screen.getByRole('link', { name: notice }).getAttribute('href')).toBe('/privacy-notice')
})
