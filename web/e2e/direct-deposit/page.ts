import type { TestInfo } from '@playwright/test'
import { expect, maria, openAs, type Page, requestBodies, type Stack } from '../portal.ts'
import type { Settings } from '../stack/stack.ts'

/** A gateway for each test: that a person has saved today outlives a reset of the fakes. */
export async function settings(
  // biome-ignore lint/correctness/noEmptyPattern: the shape Playwright asks for.
  {},
  use: (settings: Settings) => Promise<void>,
  { testId, retry }: TestInfo,
) {
  await use({ INSTANCE_NAME: `${testId}-${retry}` })
}

export const open = (page: Page, stack: Stack, login = 'maria.santos') =>
  openAs(page, stack, login, '/timesheets/direct-deposit')

export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
export const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name, exact: true })

export const submittedToday =
  'A Direct Deposit change was submitted today. No further changes may be made until tomorrow.'

/** Fills text fields of the dialog, by label. */
export async function fillFields(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value)
}

/** Fills the dialog of an account to add. */
export const fillAccount = (page: Page, fields: Record<string, string> = {}) =>
  fillFields(page, {
    'Account Number': '5551-2345',
    'Repeat Account Number': '55512345',
    'Routing Number': '011401533',
    Amount: '$25.50',
    ...fields,
  })

export async function addAccount(page: Page, fields: Record<string, string> = {}) {
  await button(page, 'Add Account').click()
  await fillAccount(page, fields)
  await button(page, 'Add Direct Deposit').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Presses Save Changes and confirms the review; the passcode follows. */
export async function confirmChanges(page: Page) {
  await button(page, 'Save Changes').click()
  await button(page, 'Confirm and save').click()
}

export async function enterPasscode(page: Page, stack: Stack, to = maria) {
  // Until the dialog shows it, the newest passcode is that of the sign-in.
  await page.getByLabel('One-time passcode').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(to))
  await button(page, 'Verify').click()
}

/** Lists as payroll was sent them. */
export async function savedLists(stack: Stack) {
  const bodies = (await requestBodies(stack, 'saveDirectDeposits')) as {
    directDeposits: Record<string, string | number>[]
  }[]
  return bodies.map(({ directDeposits }) =>
    directDeposits.map((one) => `${one.ACCOUNT_NUM} ${one.DEPOSIT_TYPE} ${one.PRIORITY}`),
  )
}
