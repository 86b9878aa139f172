import type { BrowserContext } from '@playwright/test'
import { openAccount, tab } from '../account/my-account.ts'
import {
  enterPassword,
  expect,
  expectAccessible,
  expectFits,
  maria,
  openAs,
  type Page,
  requestBodies,
  type Stack,
  test,
} from '../portal.ts'
import { submitPasscode } from '../recovery/recovery.ts'
import { onBothScreens } from '../screens.ts'
import { waitUntilQuiet } from '../traffic.ts'

test.use({ refusals: true })

/** In another tab, once this one sends nothing that the sign-in could refuse. */
async function signInElsewhere(page: Page, context: BrowserContext, stack: Stack) {
  await waitUntilQuiet(page)
  await openAs(await context.newPage(), stack, 'kai.mori')
}

test(
  'refuses a write once another person is signed in, and keeps the input for its own',
  onBothScreens,
  async ({ page, context, stack }) => {
    // As where the browser forbids it: this tab does not hear of the other one.
    await page.addInitScript('delete window.BroadcastChannel')
    await openAccount(page, stack, 'maria.santos')
    await tab(page, 'Authentication Preference').click()
    await page.getByLabel('Phone number').fill('5125550177')
    await signInElsewhere(page, context, stack)
    await page.getByRole('radio', { name: 'Text (SMS)' }).check()
    const update = page.getByRole('button', { name: 'Update Preference' })
    await update.click()
    const dialog = page.getByRole('dialog', { name: 'Another person is signed in' })
    await expect(dialog).toContainText('Kai Mori has signed in on this browser. Nothing was sent')
    await expectAccessible(page)
    await expectFits(page)
    expect(await requestBodies(stack, 'send2FA')).toEqual([])

    await page.route('**/api/session/sign-out', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Sign in as Maria Santos' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Sign in as Maria Santos' }).click()
    await expect(page.getByText('What you had typed is kept on this page')).toBeVisible()
    await enterPassword(page, maria)
    await submitPasscode(page, stack, maria)
    await tab(page, 'Authentication Preference').click()
    await expect(page.getByLabel('Phone number')).toHaveValue('(512) 555-0177')
    await update.click()
    await submitPasscode(page, stack, maria)
    await expect(page.getByRole('group').getByText(/preference successfully updated/)).toBeVisible()
    expect(await requestBodies(stack, 'add2FAPreference')).toEqual([
      { ewUserId: 71001, phoneE164: '+15125550177', preference: 'SMS' },
    ])
  },
)

test('goes on as the person who is signed in', async ({ page, context, stack }) => {
  await page.addInitScript('delete window.BroadcastChannel')
  await openAccount(page, stack, 'maria.santos')
  await page.getByRole('button', { name: 'Español' }).click()
  await signInElsewhere(page, context, stack)
  await page.getByRole('tab', { name: 'Preferencia de autenticación' }).click()
  await page.getByRole('button', { name: 'Actualizar preferencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Otra persona inició sesión' })
  await expect(dialog).toContainText('Kai Mori inició sesión en este navegador')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar como Kai Mori' }).click()
  await expect(page.getByRole('button', { name: /^Kai Mori/ })).toBeVisible()
})
