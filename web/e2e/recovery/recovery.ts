import type { Page, Stack } from '../portal.ts'

export const paths = {
  link: 'Send a link by email',
  email: 'Get Gatehouse Email Address',
  answer: 'Answer your security question',
  pin: 'Enter a PIN',
}

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Loads the sign-in page, and opens the reset dialog on one of its paths. */
export async function openPath(page: Page, path: keyof typeof paths = 'link', address = '/') {
  await page.goto(address)
  await openDialog(page)
  if (path !== 'link') await button(page, paths[path]).click()
}

/** At the sign-in page. */
export async function openDialog(page: Page) {
  await button(page, 'Forgot Password').click()
  await page.getByRole('dialog', { name: 'Reset Password' }).waitFor()
}

export async function lookUp(page: Page, lastName: string, lastSix: string) {
  await box(page, 'Last Name').fill(lastName)
  await box(page, 'Last 6 Digits of Social Security Number').fill(lastSix)
  await button(page, 'Get Email Address').click()
}

export async function submitAnswer(page: Page, username: string, answer: string) {
  await box(page, 'Email Address').fill(username)
  await box(page, 'Answer').fill(answer)
  await button(page, 'Send Temporary Password').click()
}

export async function submitPin(page: Page, pin: string) {
  await box(page, 'PIN').fill(pin)
  await button(page, 'Continue').click()
}

/** Fills in the Update Password form and presses its button. */
export async function submitNewPassword(page: Page, newPassword: string, repeat = newPassword) {
  await page.getByLabel('New Password', { exact: true }).fill(newPassword)
  await page.getByLabel('Repeat New Password', { exact: true }).fill(repeat)
  await button(page, 'Update Password').click()
}

export const stepUp = (page: Page) =>
  page.getByRole('dialog', { name: 'Authenticate Your Account' })

export async function submitPasscode(page: Page, stack: Stack, to: string) {
  await stepUp(page).getByText('A one-time passcode was sent').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(to))
  await button(page, 'Verify').click()
}
