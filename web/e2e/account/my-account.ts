import { openAs, type Page, type Stack } from '../portal.ts'

/** Opens My Account as this user; the passcode goes to `to`, by default to their email. */
export async function openAccount(page: Page, stack: Stack, login: string, to?: string) {
  await openAs(page, stack, login, '/account', to)
  await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor()
}

export function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}
