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
import { enterPassword, expect, homeTitle, maria, type Page, type Stack } from '../portal.ts'
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
import { submitWithRetry } from './submit-with-retry.ts'

/** Recovers the account on every path, then changes its address. */
export async function recover(
  page: Page,
  url: string,
  stack: Stack,
  recordStorage: () => Promise<void>,
): Promise<Recovered> {
  const passcodes: string[] = []
  const openPath = async (path: keyof typeof paths) => {
    await page.goto(url)
    await button(page, 'Forgot Password').click()
    if (path !== 'link') await button(page, paths[path]).click()
  }
  const signIn = async (password: string, to = maria) => {
    await page.goto(url)
    await submitWithRetry(page, startSignIn, () => enterPassword(page, to, password))
    await stepUp(page).waitFor()
    expect(await enterPasscode(submitPasscode, to)).toBe(200)
    await expect(title(page)).toHaveText(homeTitle)
  }
  const enterPasscode = async (endpoint: { path: string }, to = maria) => {
    await stepUp(page).getByText('A one-time passcode was sent').waitFor()
    const passcode = await stack.passcode(to)
    passcodes.push(passcode)
    return submitWithRetry(page, endpoint, async () => {
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
  expect(await submitWithRetry(page, findEmail, () => lookUp(page, 'Santos', '456789'))).toBe(200)
  await recordStorage()
  await openPath('answer')
  const tryAnswer = (text: string) =>
    submitWithRetry(page, answerSecurityQuestion, () => submitAnswer(page, maria, text))
  expect(await tryAnswer(wrongAnswer)).toBe(422)
  expect(await tryAnswer('Biscuit')).toBe(200)
  const temporaryPassword = await stack.mailed('password', maria)
  await signIn(temporaryPassword)
  await signOut()

  await openPath('pin')
  const tryPin = (digits: string) => submitWithRetry(page, enterPin, () => submitPin(page, digits))
  expect(await tryPin(wrongPin)).toBe(422)
  expect(await tryPin('246810')).toBe(200)
  await expect(page).toHaveURL(/\/password-reset$/)
  await recordStorage()

  await openPath('link')
  await submitWithRetry(page, requestResetLink, async () => {
    await box(page, 'Email Address').fill(maria)
    await button(page, 'Send Reset Link').click()
  })
  const link = await stack.mailed('link', maria)
  await stack.fault({ operation: 'validatePasswordReset', kind: 'garbage', times: 2 })
  await page.goto(link)
  await button(page, 'Try again').click()
  await submitWithRetry(page, resetPassword, () => submitNewPassword(page, newPassword))
  expect(await enterPasscode(checkStepUpPasscode)).toBe(200)
  await expect(title(page)).toHaveText('Sign in')
  await recordStorage()

  await signIn(newPassword)
  await page.goto(`${url}/account`)
  await button(page, 'Update Email').click()
  const dialog = page.getByRole('dialog', { name: 'Update Email' })
  await submitWithRetry(page, updateEmail, async () => {
    await box(page, 'New Email').fill(newEmail)
    await box(page, 'Repeat New Email').fill(newEmail)
    await dialog.getByRole('button', { name: 'Update Email' }).click()
  })
  expect(await enterPasscode(checkStepUpPasscode)).toBe(200)
  await expect(page.getByText('Email address updated successfully')).toBeVisible()
  await recordStorage()
  await signOut()
  return { passcodes, temporaryPassword, link }
}
