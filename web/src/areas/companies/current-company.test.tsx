import type { Company } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { person } from '../../testing/person.ts'

const accent = { light: '#1f4e8c', dark: '#9cc2f0' }
globalThis.fetch = async () =>
  Response.json([
    { code: 'xpo', name: 'XPO', logo: '/xpo.svg' },
    { code: 'boston', name: 'Boston', logo: '/boston.svg', accent },
  ])
const { showPage } = await import('../../testing/show-page.tsx')
const { CurrentCompany } = await import('./current-company.tsx')

afterEach(cleanup)

const arna = { code: 'arna', name: 'Arna' }
const xpo = { code: 'xpo', name: 'XPO' }

test.each<[Company[], string | null, string | undefined, string | undefined]>([
  [[], null, undefined, undefined],
  [[arna], null, undefined, undefined],
  [[arna], 'arna', 'Company:Arna', undefined],
  [[arna, xpo], 'xpo', undefined, 'Company: XPO. Choose another'],
  [[arna, xpo], null, undefined, 'Company: none selected. Choose another'],
])(
  'of %j, of which %s is chosen, shows a link “%s” or a button “%s”',
  async (companies, company, link, button) => {
    await showPage(<CurrentCompany person={person({ companies, company })} />)
    expect(screen.queryByRole('link')?.textContent).toBe(link)
    expect(screen.queryByRole('button')?.getAttribute('aria-label') ?? undefined).toBe(button)
  },
)

test('shows the logo of the company beside its name, and the portal in its colours', async () => {
  const companies = [{ code: 'boston', name: 'Boston' }]
  await showPage(<CurrentCompany person={person({ companies, company: 'boston' })} />)
  const link = screen.getByRole('link', { name: 'Company: Boston' })
  expect(link.getAttribute('href')).toBe('/companies')
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/boston.svg')
  expect(document.documentElement.style.getPropertyValue('--light')).toBe(accent.light)
})
