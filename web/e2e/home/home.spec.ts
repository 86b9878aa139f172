import {
  expect,
  expectAccessible,
  expectFits,
  openAs,
  type Page,
  type Stack,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import { tabTo } from '../tab-to.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const tasks = (page: Page) => region(page, 'To do').getByRole('listitem')

test.describe('home', onBothScreens, () => {
  test('tells what there is to do', async ({ page, stack }) => {
    await test.step('says what there is to do, above the announcements', async () => {
      await openAs(page, stack, 'maria.santos')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maria')
      await expect(page).toHaveTitle('Announcements · Gatehouse')
      await expect(tasks(page)).toHaveText([
        'Sign a documentBy Dec 31, 2036',
        'Read 3 new notifications',
      ])
      const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
      await expect(shortcuts.getByRole('link')).toHaveText([
        'Hours',
        'Pay',
        'Direct deposit',
        'Assignments',
      ])
      await expect(region(page, 'Your assignment')).toContainText(
        'Forklift Operator at Harbor PackagingSince Nov 2, 2026, until Jan 31, 2099',
      )
      await expect(
        region(page, 'Announcements').getByRole('heading', { level: 3 }).first(),
      ).toHaveText('Company news')
      await expectAccessible(page)
      await expectFits(page)

      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Maria')
      await expect(region(page, 'Por hacer').getByRole('listitem')).toHaveText([
        'Firme un documentoHasta el 31 dic 2036',
        'Lea 3 notificaciones nuevas',
      ])
      await expectAccessible(page)
      await expectFits(page)
      await page.getByRole('button', { name: 'English' }).click()
    })

    await test.step('opens the notifications, and counts them again', async () => {
      await page.getByRole('button', { name: 'Read 3 new notifications' }).click()
      const panel = page.getByRole('dialog', { name: 'Notifications' })
      await panel.getByRole('button', { name: 'Close All' }).click()
      await page.keyboard.press('Escape')
      await expect(tasks(page)).toHaveText([/^Sign a document/])
    })
  })

  test('its lines lead to their pages, by keyboard too', async ({ page, stack }) => {
    await openAs(page, stack, 'chris.lee')
    await page.getByRole('button', { name: 'I Understand & Accept' }).click()
    await expect(tasks(page)).toHaveText([
      'Set up direct depositSo that your pay goes to your bank account',
      'Add your home addressFor your pay and tax forms',
    ])
    await tabTo(page, /^Set up direct deposit/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/timesheets/direct-deposit')
  })

  test('shows a new user what is done, and what comes', async ({ page, stack }) => {
    await openAs(page, stack, 'noor.haddad')
    const steps = region(page, 'Getting started').getByRole('listitem')
    await expect(steps).toHaveText([
      /^Your account Done/,
      /^Your application Waiting/,
      /^Your documents Done/,
      /^Your first assignment Waiting/,
    ])
    await expect(region(page, 'To do')).toHaveCount(0)
    await expectAccessible(page)
    await expectFits(page)
    await page.getByRole('link', { name: 'Find a job that suits you, and apply.' }).click()
    await expect(page).toHaveURL('/search')
  })
})

const failDocuments = (stack: Stack) =>
  stack.fault({ operation: 'getElectronicDocuments', kind: 'status', status: 500, times: 2 })

test.describe('parts of the home page that cannot be read', onWideScreen, () => {
  test.use({ refusals: true })

  test('are not said to wait', async ({ page, stack }) => {
    await failDocuments(stack)
    await openAs(page, stack, 'noor.haddad')
    await expect(region(page, 'Getting started').getByRole('listitem').nth(2)).toHaveText(
      /^Your documents Not known right now/,
    )
  })

  test('leave the others, and can be read again', async ({ page, stack }) => {
    await failDocuments(stack)
    await openAs(page, stack, 'maria.santos')
    await expect(tasks(page)).toHaveText(['Read 3 new notifications'])
    await expect(region(page, 'To do')).toContainText('We could not check everything.')
    await expect(region(page, 'Your assignment')).toBeVisible()
    await expectAccessible(page)
    await region(page, 'To do').getByRole('button', { name: 'Try again' }).click()
    await expect(tasks(page)).toHaveCount(2)
    await expect(region(page, 'To do')).not.toContainText('We could not check everything.')
  })

  test('do not hold the announcements up', async ({ page, stack }) => {
    await stack.fault({ operation: 'getElectronicDocuments', kind: 'delay', ms: 6000 })
    await openAs(page, stack, 'maria.santos')
    await expect(page.getByRole('heading', { name: 'Company news' })).toBeVisible({ timeout: 3000 })
    await expect(tasks(page)).toHaveText(['Read 3 new notifications'])
    await expect(region(page, 'To do')).toContainText('We could not check everything.')
  })

  test('are empty where there is nothing', async ({ page, stack }) => {
    await openAs(page, stack, 'ivan.petrov')
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(shortcuts.getByRole('link')).toHaveCount(4)
    await expect(region(page, 'Your assignment')).toHaveCount(0)
  })
})
