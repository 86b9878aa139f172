import { expect, type Page, type Stack } from '../portal.ts'

export const titles = {
  timesheet: 'Your timesheet was approved',
  holiday: 'Holiday pay schedule',
  address: 'Confirme su dirección antes del 31 de diciembre',
  training: 'New safety training for forklift operators',
  welcome: 'Welcome to Staffmark',
}

export const bell = (page: Page) => page.locator('#notifications-bell')
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
export const detail = (page: Page, title: string) => page.getByRole('dialog', { name: title })
export const openButton = (page: Page, title: string) =>
  panel(page).getByRole('listitem').getByRole('button', { name: title }).first()
export const dismissButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Close “${title}”` })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Entries of the list, without those in their exit animation. */
export function listed(page: Page) {
  return panel(page).locator('li:not([inert]) [id^="notification-8"]')
}

export async function expectListed(page: Page, ...expected: string[]) {
  await expect(listed(page)).toHaveText(expected.map((title) => new RegExp(`${title}$`)))
}

export async function expectCount(page: Page, count: number) {
  const name = count === 0 ? 'Notifications' : `Notifications, ${count} unread`
  // A panel or dialog hides its accessible name.
  await expect(bell(page)).toHaveAttribute('aria-label', name)
}

export async function openPanel(page: Page) {
  await bell(page).click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
}

/** Statuses posted for notifications: "880105 Viewed", oldest first. */
export async function posted(stack: Stack) {
  const calls = await stack.calls()
  return calls
    .filter(({ operation }) => operation === 'setNotificationStatus')
    .map(({ path }) => path.split('/').slice(-2).join(' '))
}
