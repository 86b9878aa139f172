import { openAs, type Page, type Stack } from '../portal.ts'

/** Opens My Account as this user; the passcode goes to their email unless `to` is given. */
export async function openAccount(page: Page, stack: Stack, login: string, to?: string) {
  await openAs(page, stack, login, '/account', to)
  await page.getByRole('heading', { level: 1, name: 'My Account' }).waitFor()
}

export function tab(page: Page, name: string) {
  return page.getByRole('tab', { name, exact: true })
}

/** Bodies of the upstream calls of an operation, oldest first. */
export async function requestBodies(stack: Stack, operation: string) {
  const calls = await stack.calls()
  return calls.filter((call) => call.operation === operation).map(({ body }) => body)
}
