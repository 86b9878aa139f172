import { updateEmail } from '@gatehouse/contracts/portal/account'
import {
  answerSecurityQuestion,
  enterPin,
  findEmail,
  requestResetLink,
  resetPassword,
} from '@gatehouse/contracts/portal/recovery'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { enterPassword, expect, maria, type Page, type Stack } from '../portal.ts'
import {
  box,
  button,
  lookUp,
  paths,
  stepUp,
  submitAnswer,
  submitNewPassword,
  submitPin,
  title,
} from '../recovery/recovery.ts'
import { newEmail, newPassword, type Recovered, wrongAnswer, wrongPin } from './secrets.ts'
import { submit } from './submit.ts'

/** Recovers the account on every path, then changes its address. */
export async function recover(
  page: Page,
  url: string,
  stack: Stack,
  look: () => Promise<void>,
): Promise<Recovered> {
  const passcodes: string[] = []
  const openPath = async (path: keyof typeof paths) => {
    await page.goto(url)
    await button(page, 'Forgot Password').click()
    if (path !== 'link') await button(page, paths[path]).click()
  }
  const signIn = async (password: string, to = maria) => {
    await page.goto(url)
    await submit(page, startSignIn, () => enterPassword(page, to, password))
    await stepUp(page).waitFor()
    expect(await enterPasscode(submitPasscode, to)).toBe(200)
    await expect(title(page)).toHaveText('Announcements')
  }
  const enterPasscode = async (endpoint: { path: string }, to = maria) => {
    await stepUp(page).getByText('A one-time passcode was sent').waitFor()
    const passcode = await stack.passcode(to)
    passcodes.push(passcode)
    return submit(page, endpoint, async () => {
      await page.getByLabel('One-time passcode').fill(passcode)
      await button(page, 'Verify').click()
    })
  }
  const signOut = async () => {
    await button(page, 'Maria Santos, your menu').click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(title(page)).toHaveText('Sign in')
  }

  await openPath('email')
  expect(await submit(page, findEmail, () => lookUp(page, 'Santos', '456789'))).toBe(200)
  await look()
  await openPath('answer')
  const answer = (text: string) =>
    submit(page, answerSecurityQuestion, () => submitAnswer(page, maria, text))
  expect(await answer(wrongAnswer)).toBe(422)
  expect(await answer('Biscuit')).toBe(200)
  const temporaryPassword = await stack.mailed('password', maria)
  await signIn(temporaryPassword)
  await signOut()

  await openPath('pin')
  const pin = (digits: string) => submit(page, enterPin, () => submitPin(page, digits))
  expect(await pin(wrongPin)).toBe(422)
  expect(await pin('246810')).toBe(200)
  await expect(page).toHaveURL(/\/password-reset$/)
  await look()

  await openPath('link')
  await submit(page, requestResetLink, async () => {
    await box(page, 'Email Address').fill(maria)
    await button(page, 'Send Reset Link').click()
  })
  const link = await stack.mailed('link', maria)
  await stack.fault({ operation: 'validatePasswordReset', kind: 'garbage', times: 1 })
  await page.goto(link)
  await button(page, 'Try again').click()
  await submit(page, resetPassword, () => submitNewPassword(page, newPassword))
  expect(await enterPasscode(checkStepUpPasscode)).toBe(200)
  await expect(title(page)).toHaveText('Sign in')
  await look()

  await signIn(newPassword)
  await page.goto(`${url}/account`)
  await button(page, 'Update Email').click()
  const dialog = page.getByRole('dialog', { name: 'Update Email' })
  await submit(page, updateEmail, async () => {
    await box(page, 'New Email').fill(newEmail)
    await box(page, 'Repeat New Email').fill(newEmail)
    await dialog.getByRole('button', { name: 'Update Email' }).click()
  })
  expect(await enterPasscode(checkStepUpPasscode)).toBe(200)
  await expect(page.getByText('Email address updated successfully')).toBeVisible()
  await look()
  await signOut()
  return { passcodes, temporaryPassword, link }
}
