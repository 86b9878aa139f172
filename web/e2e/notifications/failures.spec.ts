import { expect, expectAccessible, holdBack, signIn, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import {
  bell,
  button,
  detail,
  dismissButton,
  expectCount,
  expectListed,
  openButton,
  openPanel,
  panel,
  posted,
  titles,
} from './inbox.ts'

const { timesheet, holiday, address, training } = titles

test.use({ refusals: true })
test.describe('notifications that fail', onBothScreens, () => {
  test('rolls back what was not saved', async ({ page, stack }) => {
    await test.step('does not show a failed list as empty', async () => {
      await stack.fault({ operation: 'listNotifications', kind: 'status', times: 2 })
      await signIn(page, stack)
      await expect(
        page.getByRole('button', { name: 'Notifications, could not be read' }),
      ).toBeVisible()
      await expectAccessible(page)
      await openPanel(page)
      await expect(panel(page).getByRole('alert')).toContainText(
        'Something went wrong on our side.',
      )
      await expect(panel(page).getByText("You're all caught up!")).toHaveCount(0)
      await expectAccessible(page)
      await panel(page).getByRole('button', { name: 'Try again' }).click()
      await expectListed(page, timesheet, holiday, address, training, titles.welcome)
      await expectCount(page, 3)
    })

    await test.step('rolls back a change that was not saved, and saves it on retry', async () => {
      await stack.fault({ operation: 'setNotificationStatus', kind: 'status', times: 1 })
      await dismissButton(page, timesheet).click()
      await expect(panel(page).getByRole('alert')).toContainText(
        'Something went wrong on our side.',
      )
      await expect(panel(page).getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
      await expectListed(page, timesheet, holiday, address, training, titles.welcome)
      await expectCount(page, 3)
      await expectAccessible(page)
      await button(page, 'Try again').click()
      await expect(panel(page).getByRole('alert')).toHaveCount(0)
      await expectListed(page, holiday, address, training, titles.welcome)
      await expect.poll(() => posted(stack)).toEqual(['880105 Read', '880105 Read'])
    })

    await test.step('rolls back only the failed ones of Close All', async () => {
      await stack.fault({ operation: 'setNotificationStatus', kind: 'status', times: 1 })
      await button(page, 'Close All').click()
      await expect(panel(page).getByRole('alert')).toBeVisible()
      await expect(panel(page).locator('li:not([inert])')).toHaveCount(2)
      await button(page, 'Try again').click()
      await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
    })
  })

  test('rolls back while offline, and alerts after the panel was closed', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack)
    await openPanel(page)
    const release = await holdBack(page, '**/api/notifications/status', 'fail')
    await dismissButton(page, timesheet).click()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expectCount(page, 2)
    release()
    await expect(page.getByRole('alert')).toContainText('Your change was not saved.')
    await expectCount(page, 3)
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('main').getByText('Your change was not saved.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/notifications/status')
    await button(page, 'Try again').click()
    await expect(page.getByText('Your change was not saved.')).toHaveCount(0)
    await expectCount(page, 2)
    await expect.poll(() => posted(stack)).toEqual(['880105 Read'])
  })

  test('retries what failed to load', async ({ page, stack }) => {
    await test.step('keeps a notification new until it loads', async () => {
      await signIn(page, stack)
      await openPanel(page)
      await stack.fault({ operation: 'getNotification', kind: 'hang', times: 1 })
      await openButton(page, timesheet).click()
      await expect(detail(page, timesheet).getByRole('alert')).toContainText(
        'longer than it should',
      )
      await expectAccessible(page)
      expect(await posted(stack)).toEqual([])
      await button(page, 'Try again').click()
      await detail(page, timesheet).getByText('were approved by your').waitFor()
      await expect.poll(() => posted(stack)).toEqual(['880105 Viewed'])
      await page.keyboard.press('Escape')
      await openButton(page, holiday).click()
    })

    const saved: string[] = []
    page.on('download', (download) => saved.push(download.suggestedFilename()))
    for (const [what, fault] of [
      ['refused', { kind: 'status' }],
      ['too slow', { kind: 'hang' }],
      ['an error page', { kind: 'garbage' }],
      ['broken off half-way', { kind: 'half-body' }],
    ] as const)
      await test.step(`does not save a file that is ${what}, and saves it on retry`, async () => {
        saved.length = 0
        await stack.fault({ operation: 'getNotificationAttachment', times: 1, ...fault })
        await page.getByRole('button', { name: 'Holiday pay schedule 2026.pdf' }).click()
        await expect(detail(page, holiday).getByRole('alert')).toBeVisible()
        await expectAccessible(page)
        expect(saved).toEqual([])
        await button(page, 'Try again').click()
        await expect.poll(() => saved).toEqual(['Holiday pay schedule 2026.pdf'])
        await expect(detail(page, holiday).getByRole('alert')).toHaveCount(0)
      })
  })

  test(
    'shows no failure, and no personal data, where there should be none',
    onWideScreen,
    async ({ page, stack, context }) => {
      await test.step('shows no failure when marking as viewed fails', async () => {
        await signIn(page, stack)
        await openPanel(page)
        await stack.fault({ operation: 'setNotificationStatus', kind: 'status', times: 1 })
        await openButton(page, timesheet).click()
        await detail(page, timesheet).getByText('were approved by your').waitFor()
        await expect.poll(() => posted(stack)).toEqual(['880105 Viewed'])
        await expectCount(page, 3)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await page.keyboard.press('Escape')
      })

      await test.step('clears personal data when the session has ended elsewhere', async () => {
        await context.clearCookies()
        await dismissButton(page, timesheet).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
        await expect(bell(page)).toHaveCount(0)
        await expect(page.getByText(timesheet)).toHaveCount(0)
        await page.getByLabel('Login ID or Email Address').fill('x')
      })
    },
  )
})
