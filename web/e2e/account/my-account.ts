import { enterPassword, type Page, type Stack } from '../portal.ts'

/** Signs somebody in, wherever they land; the passcode goes to their email unless told. */
export async function enterAs(page: Page, stack: Stack, login: string, to?: string) {
  const identity = `${login}@example.test`
  await page.goto(stack.url)
  await enterPassword(page, identity)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(to ?? identity))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('heading', { level: 1, name: /Announcements|My Account/ }).waitFor()
}

/** Signs somebody in and opens My Account. */
export async function accountOf(page: Page, stack: Stack, login: string, to?: string) {
  await enterAs(page, stack, login, to)
  await page.goto('/account')
  await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor()
}

export function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

/** The names of what was asked of the upstream, and with which body. */
export async function askedWith(stack: Stack, operation: string) {
  const calls = await stack.calls()
  return calls.filter((call) => call.operation === operation).map(({ body }) => body)
}
