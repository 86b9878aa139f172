import { type Company, readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { linksIn } from '../../testing/links-in.ts'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { translatePage } from '../../testing/translate-page.ts'

const { hold, requests, replies } = installFakeGateway()
replies.set('GET /assets/companies.json', () => Response.json([]))
const { showPage } = await import('../../testing/show-page.tsx')
const { setCached } = await import('../../portal/use-read.ts')
const { mutate } = await import('swr')
const { Component, loader } = await import('./companies-page.tsx')

afterEach(async () => {
  cleanup()
  await mutate('/assets/companies.json', undefined, { revalidate: false })
})

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const texts = {
  lead: /^The companies that you registered with/,
  choice: 'Please Select a Company',
  empty: 'You belong to no company yet',
}

async function show(at: string, of: readonly Company[], company: string | null) {
  const session = sessionOf(person({ companies: [...of], company }))
  replies.set('GET /api/session', () => Response.json(session))
  await setCached(readSession, {}, session)
  await showPage(<Component />, at)
}

test.each([
  ['/companies', companies, null, 'lead'],
  ['/companies', companies, 'arna', 'lead'],
  ['/companies', companies.slice(1), null, 'lead'],
  ['/companies?to=/info/profile', companies, null, 'choice'],
  ['/companies?to=/info/profile', companies.slice(1), null, 'choice'],
  // Chosen meanwhile, in another tab.
  ['/companies?to=/info/profile', companies, 'arna', 'lead'],
  ['/companies?to=https://elsewhere.test/', companies, null, 'lead'],
  ['/companies?to=/info/profile', [], null, 'empty'],
] as const)('at %s with %j, of which %s is chosen, says: %s', async (at, of, company, says) => {
  await show(at, of, company)
  const shown = Object.entries(texts).filter(([, text]) => screen.queryByText(text))
  expect(shown.map(([name]) => name)).toEqual([says])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies')
})

test('stays while the end of the session leads elsewhere', async () => {
  await show('/companies', companies, 'arna')
  await act(() => setCached(readSession, {}, sessionOf(null)))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Companies')
})

const logos = [
  { code: 'xpo', name: 'XPO Staffing', logo: '/xpo.svg', commercialLogo: '/xpo-commercial.svg' },
  { code: 'dyson', name: 'Dyson', logo: '/dyson.svg' },
]
const setLogos = (reply: () => Response) => replies.set('GET /assets/companies.json', reply)
const picturesIn = (part: HTMLElement) =>
  [...part.querySelectorAll('img')].map((one) => [one.getAttribute('src'), one.alt])

test('shows the user’s companies by logo or name, and the others of the group beside them', async () => {
  setLogos(() => Response.json(logos))
  requests.length = 0
  await loader()
  expect(requests).toEqual(['GET /assets/companies.json'])
  await show('/companies', companies, 'xpo')
  const yours = screen.getByRole('region', { name: 'Your companies' })
  const cards = within(yours).getAllByRole('button')
  expect(cards.map((card) => [card.textContent, card.getAttribute('aria-pressed')])).toEqual([
    ['Arna', 'false'],
    ['Selected', 'true'],
  ])
  // A name is in the scheme's ink, logos are drawn for white.
  const backgrounds = cards.map((card) => getComputedStyle(card.children[0] as Element).background)
  expect(backgrounds).toEqual(['var(--gh-colors-surface)', 'rgb(255, 255, 255)'])
  expect(cards.map(picturesIn)).toEqual([
    [],
    [
      ['/xpo.svg', 'XPO'],
      ['/xpo-commercial.svg', ''],
    ],
  ])
  const others = screen.getByRole('region', { name: 'Other companies of the group' })
  expect(picturesIn(others)).toEqual([['/dyson.svg', 'Dyson']])
  expect(within(others).queryByRole('button')).toBeNull()
})

test('on a translated page a logo takes the place of the name', async () => {
  await show('/companies', companies, null)
  translatePage()
  await act(() => mutate('/assets/companies.json', logos, { revalidate: false }))
  expect(picturesIn(document.body)).toHaveLength(3)
})

test('leads on from a chosen company alone', async () => {
  await show('/companies', companies, null)
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  await show('/companies', companies, 'arna')
  expect(linksIn()).toEqual([
    ['Personal Information', '/info/personal'],
    ['Profile', '/info/profile'],
  ])
})

test('without companies of the user lists the others', async () => {
  setLogos(() => Response.json(logos))
  await loader()
  await show('/companies', [], null)
  expect(screen.queryByRole('region', { name: 'Your companies' })).toBeNull()
  expect(
    picturesIn(screen.getByRole('region', { name: 'Other companies of the group' })).map(
      ([source]) => source,
    ),
  ).toEqual(['/xpo.svg', '/xpo-commercial.svg', '/dyson.svg'])
})

test('opens without logos that do not arrive', async () => {
  const release = hold('GET /assets/companies.json')
  expect(await loader()).toBeNull()
  await release(Response.json(logos))
})

test('opens without logos when they cannot be read', async () => {
  setLogos(() => rejectWith('internal'))
  expect(await loader()).toBeNull()
  await show('/companies', companies, 'arna')
  expect(screen.getByRole('button', { name: /^Arna/ })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Other companies of the group' })).toBeNull()
})

test.each([null, 'arna'])(
  'with %s chosen, no company of the user is among the others',
  async (chosen) => {
    setLogos(() => Response.json(logos))
    await loader()
    await show('/companies', companies, chosen)
    const others = screen.getByRole('region', { name: 'Other companies of the group' })
    expect(picturesIn(others)).toEqual([['/dyson.svg', 'Dyson']])
  },
)
