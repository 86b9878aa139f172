import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 5242880 })
const { requests, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const profilePage = await import('./profile-page.tsx')
const personalPage = await import('./personal/personal-page.tsx')
const certificationsPage = await import('./certifications/certifications-page.tsx')

const read = 'GET /api/profile'
const available = (value: unknown) => ({ state: 'available', value })
const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' }
const personal = available({
  version: 'v1',
  values: { ...emptyFields('personal'), firstName: 'Maria', city: 'Austin' },
  emailAddress: 'maria@example.test',
})
const reply = (parts: object) =>
  replies.set(read, () =>
    Response.json({
      personal: unavailable,
      histories: unavailable,
      certifications: unavailable,
      ...parts,
    }),
  )

beforeEach(async () => {
  requests.length = 0
  replies.clear()
  await signIn()
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

test.each([
  ['Profile', profilePage, 'maria@example.test'],
  ['Personal Information', personalPage, 'Maria'],
  ['Certification History', certificationsPage, /^There are no certifications on file/],
] as const)('the page %s is shown with what was read before', async (title, page, content) => {
  reply({ personal, certifications: available([]) })
  await page.loader()
  expect(requests).toEqual([read])
  await showPage(<page.Component />)
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull()
  expect(screen.getByText(content)).not.toBeNull()
  expect(requests.filter((request) => request === read)).toHaveLength(1)
})

test.each([profilePage, personalPage, certificationsPage])(
  'a worker who is no candidate of the company is told so, as no failure',
  async (page) => {
    replies.set(read, () => rejectWith('not-found'))
    await page.loader()
    await showPage(<page.Component />)
    const notice = await screen.findByText(/^You have no profile with this company\./)
    expect(notice.textContent).toContain('1-800-555-0142')
    expect(screen.queryByRole('link', { name: 'Choose another company' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each([
  ['personal', personalPage, { personal }, 'Maria'],
  [
    'certifications',
    certificationsPage,
    { certifications: available([]) },
    /^There are no certifications on file/,
  ],
] as const)('%s that could not be read are read again', async (_part, page, parts, content) => {
  reply({})
  await page.loader()
  await showPage(<page.Component />)
  const problem = screen.getByRole('alert')
  expect(screen.queryByText(content)).toBeNull()
  const link = screen.getByRole('link', { name: 'Your profile' })
  expect(link.getAttribute('href')).toBe('/info/profile')
  reply(parts)
  await act(async () => fireEvent.click(within(problem).getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText(content)).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the profile has named sections, and leads to the other pages about the person', async () => {
  reply({ personal })
  await profilePage.loader()
  await showPage(<profilePage.Component />)
  for (const name of ['Personal Information', 'Resume', 'More about you'])
    expect(screen.getByRole('region', { name })).not.toBeNull()
  const links = within(screen.getByRole('region', { name: 'More about you' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Certification History', '/info/certifications'],
    ['Preferences', '/info/preferences'],
    ['My eDocuments', '/documents'],
    ['Companies', '/companies'],
  ])
})

test('a part of the profile that failed is read again with the others', async () => {
  reply({ personal })
  await profilePage.loader()
  await showPage(<profilePage.Component />)
  const [problem] = screen.getAllByRole('alert')
  reply({ personal, histories: available({ employment: [], education: [] }) })
  await act(async () =>
    fireEvent.click(within(problem as HTMLElement).getByRole('button', { name: 'Try again' })),
  )
  expect(await screen.findByLabelText('I have no past employment')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
