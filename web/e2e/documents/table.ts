import { expect, type Page } from '../portal.ts'
import { phone } from '../screens.ts'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Rows of the table, or cards. */
export function rows(page: Page) {
  const list = page.getByRole('group', { name: /^(My eDocuments|Mis documentos)/ })
  return page.viewportSize()?.width === phone.width
    ? list.getByRole('list').getByRole('listitem')
    : list.getByRole('row').filter({ has: page.getByRole('rowheader') })
}

export const row = (page: Page, name: string) => rows(page).filter({ hasText: name })

export async function expectNames(page: Page, names: string[]) {
  const headers = page.getByRole('rowheader').or(page.getByRole('heading', { level: 2 }))
  await expect(headers).toHaveText(names)
}
