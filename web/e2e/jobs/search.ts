import { expect, type Page } from '../portal.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The live region "37 Jobs Found". */
export const found = (page: Page) => page.getByRole('status').filter({ hasText: /Jobs? Found/ })

export async function countOf(page: Page): Promise<number> {
  const [count = ''] = /\d+/.exec(await found(page).innerText()) ?? []
  return Number(count)
}

/** Job titles in the table or on the cards. */
export const titles = (page: Page) => page.getByRole('main').locator('tbody a, h3 a')

export async function openSearch(page: Page, address = '/search-jobs') {
  await page.goto(address)
  await expect(heading(page)).toHaveText('Job Search')
}

export const where = (page: Page) => page.getByRole('combobox', { name: 'City, state or ZIP' })

/** Opens the filters that are not always in view: a sheet on a phone. */
export async function openFilters(page: Page) {
  await page.getByRole('search').waitFor()
  const filters = page.getByRole('button', { name: /^(More filters|Más filtros)/ })
  if ((await filters.getAttribute('aria-expanded')) === 'true') return
  await filters.click()
  await page.getByLabel(/^(Position Type|Tipo de puesto)$/).waitFor()
}

export async function search(page: Page) {
  const update = page.getByRole('button', { name: 'Update Filters' })
  if (await update.isVisible()) await update.click()
  else await page.getByRole('button', { name: 'Search', exact: true }).click()
}
