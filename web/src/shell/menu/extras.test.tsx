import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { defaultAttributes, person } from '../../testing/person.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ storeLinks: {} })
const { settings } = await import('../../portal/settings.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { stylesOf } = await import('../../testing/styles-of.ts')
const { Extras } = await import('./extras.tsx')

const show = (user = person()) => showPage(<Extras person={user} />)
const links = (root: HTMLElement = document.body) =>
  within(root)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  Object.assign(settings, { careers: false, storeLinks: {}, advertUrl: '' })
})
afterEach(cleanup)

const flyers = [
  ['Flyer in English (opens in a new tab)', '/assets/flyers/earned-wage-access.en.pdf'],
  ['Flyer in Spanish (opens in a new tab)', '/assets/flyers/earned-wage-access.es.pdf'],
]

test('without settings has the flyers alone', async () => {
  await show()
  expect(links(screen.getByRole('complementary', { name: 'More from us' }))).toEqual(flyers)
  const flyer = screen.getByRole('region', { name: 'Get your pay early (PDF)' })
  expect(links(flyer)).toEqual(flyers)
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Our mobile app' })).toBeNull()
})

test('links to the careers site, counted, for those to whom it is open', async () => {
  settings.careers = true
  await show()
  const jobs = screen.getByRole('link', { name: 'Search Jobs (opens in a new tab)' })
  expect([jobs.getAttribute('href'), jobs.dataset.track]).toEqual(['/api/careers', 'search-jobs'])
  const attributes = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('target'), link.getAttribute('rel')])
  expect(attributes).toEqual(Array(3).fill(['_blank', 'noopener noreferrer']))
  cleanup()
  await show(person({ attributes: { ...defaultAttributes, isIHT: true } }))
  expect(links()).toEqual(flyers)
})

test.each([
  [
    { android: 'https://android.example.test/' },
    [['For Android (opens in a new tab)', 'https://android.example.test/']],
  ],
  [
    { android: 'https://android.example.test/', iphone: 'https://iphone.example.test/' },
    [
      ['For iPhone (opens in a new tab)', 'https://iphone.example.test/'],
      ['For Android (opens in a new tab)', 'https://android.example.test/'],
    ],
  ],
])('with the stores %o has links to them', async (storeLinks, expected) => {
  settings.storeLinks = storeLinks
  await show()
  const app = screen.getByRole('region', { name: 'Our mobile app' })
  expect(links(app)).toEqual(expected)
})

test('has the styles of the record', async () => {
  const storeLinks = { iphone: 'https://iphone.example.test/' }
  Object.assign(settings, { careers: true, storeLinks, advertUrl: 'https://advert.example.test/' })
  await show()
  expect(stylesOf(document.body)).toMatchSnapshot()
})

test('shows the advertisement in a frame that learns no address of the portal', async () => {
  settings.advertUrl = 'https://advert.example.test/'
  await show()
  const advert = screen.getByRole('region', { name: 'Advertisement' })
  const frame = advert.querySelector('iframe')
  expect([frame?.title, frame?.src]).toEqual(['Advertisement', 'https://advert.example.test/'])
  const read = (name: string) => frame?.getAttribute(name)
  expect([read('sandbox'), read('referrerpolicy'), read('loading')]).toEqual([
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    'no-referrer',
    'lazy',
  ])
})
