import { readFileSync } from 'node:fs'
import {
  expect,
  expectAccessible,
  expectFits,
  type Page,
  type Stack,
  signIn,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'
import {
  bell,
  button,
  detail,
  dismissButton,
  expectCount,
  expectListed,
  listed,
  openButton,
  openPanel,
  panel,
  posted,
  titles,
} from './inbox.ts'

const { timesheet, holiday, address, training, welcome } = titles

async function downloadAndArchive(page: Page) {
  await openButton(page, holiday).click()
  const dialog = detail(page, holiday)
  await expect(
    dialog.getByRole('heading', { name: 'Getting paid around Thanksgiving' }),
  ).toBeVisible()
  await expect(dialog).toContainText(/Nov 19, 2026, \d+:30 [AP]M/)
  await expectCount(page, 2)
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Holiday pay schedule 2026.pdf' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Holiday pay schedule 2026.pdf')
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  await expect(dialog.getByRole('status')).toContainText('has been downloaded')
  await expectAccessible(page)
  await button(page, 'Archive').click()
  await expect(dialog).toHaveCount(0)
  await expectListed(page, timesheet, holiday, address, training, welcome)
  await button(page, 'Undo').click()
  await expectListed(page, timesheet, holiday, address, training, welcome)
  await expect(openButton(page, holiday)).toBeFocused()
}

async function markDismissAndArchive(page: Page) {
  await button(page, `Mark as unread: ${training}`).click()
  await expectCount(page, 3)
  await dismissButton(page, address).click()
  await expectCount(page, 2)
  await expectListed(page, timesheet, holiday, training, welcome)
  await button(page, 'Undo').click()
  await expectCount(page, 3)
  await expectListed(page, timesheet, holiday, address, training, welcome)
  await dismissButton(page, address).click()

  await openButton(page, training).click()
  await detail(page, training).getByText('A new 20-minute training is open.').waitFor()
  await button(page, 'Archive').click()
  await expectCount(page, 1)
  await button(page, 'Archived').click()
  await expectListed(page, training, welcome)
  await openButton(page, welcome).click()
  await detail(page, welcome).getByText('We are glad that you are here.').waitFor()
  await expect(button(page, 'Archive')).toHaveCount(0)
  await button(page, 'Close').click()
  await button(page, 'Unread').click()
  await expectListed(page, timesheet)
}

async function closeAllAndUndo(page: Page, stack: Stack) {
  await button(page, 'Close All').click()
  await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
  await expect(button(page, 'Close All')).toHaveAttribute('aria-disabled', 'true')
  await expectCount(page, 0)
  await expect(page.getByText('notifications are closed.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Undo').click()
  await expectListed(page, timesheet, holiday, training, welcome)
  await expectCount(page, 1)
  await button(page, 'Close All').click()
  await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
  await expect
    .poll(async () => (await posted(stack)).slice(-6).sort())
    .toEqual([
      '880104 Read',
      '880104 Read',
      '880104 Viewed',
      '880105 New',
      '880105 Read',
      '880105 Read',
    ])
}

test.describe('the inbox', onBothScreens, () => {
  test('saves what is read, downloaded, archived, marked, dismissed and undone', async ({
    page,
    stack,
  }) => {
    test.slow()
    await signIn(page, stack)
    await expectCount(page, 3)
    await openPanel(page)
    await expectListed(page, timesheet, holiday, address, training, welcome)
    await expect(panel(page).getByText('New', { exact: true })).toHaveCount(2)

    await downloadAndArchive(page)
    await markDismissAndArchive(page)
    await expect
      .poll(() => posted(stack))
      .toEqual([
        '880104 Viewed',
        '880104 Archived',
        '880104 Viewed',
        '880102 Unread',
        '880103 Read',
        '880103 Unread',
        '880103 Read',
        '880102 Viewed',
        '880102 Archived',
      ])
    const counted = (await stack.calls()).filter(
      ({ operation }) => operation === 'incrementDownloadCounter',
    )
    expect(counted.map(({ body }) => body)).toEqual([{ id: 880104 }])

    await page.reload()
    await expectCount(page, 1)
    await openPanel(page)
    await expectListed(page, timesheet, holiday, training, welcome)
    await button(page, 'Archived').click()
    await expectListed(page, training, welcome)
    await button(page, 'All').click()

    await closeAllAndUndo(page, stack)
    await page.reload()
    await expectCount(page, 0)
    await openPanel(page)
    await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
  })

  test('keeps focus and sizes', async ({ page, stack }) => {
    await test.step('keeps the focus while reading, dismissing and undoing by keyboard', async () => {
      await signIn(page, stack)
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key)
      }
      await bell(page).focus()
      await press('Enter')
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
      await press('Tab')
      await expect(button(page, 'Close notifications')).toBeFocused()
      await press('Tab', 'Tab')
      await expect(button(page, 'Unread')).toBeFocused()
      await press('Space')
      await expectListed(page, timesheet, holiday, address)
      await press('Shift+Tab', 'Space')
      await expectListed(page, timesheet, holiday, address, training, welcome)
      await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
      await expect(openButton(page, timesheet)).toBeFocused()

      await press('Enter')
      await detail(page, timesheet).getByText('were approved by your').waitFor()
      await press('Escape')
      await expect(detail(page, timesheet)).toHaveCount(0)
      await expect(panel(page)).toBeVisible()
      await expect(openButton(page, timesheet)).toBeFocused()

      await press('Tab')
      await expect(dismissButton(page, timesheet)).toBeFocused()
      await press('Enter')
      await expect(dismissButton(page, holiday)).toBeFocused()
      await expect(listed(page)).toHaveCount(4)
      await button(page, 'Undo').focus()
      await press('Enter')
      await expect(openButton(page, timesheet)).toBeFocused()

      if (test.info().project.name === 'phone')
        for (let presses = 0; presses < 30; presses++) {
          await press('Tab')
          expect(await page.locator('#root :focus').count()).toBe(0)
        }
      await press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await expect(bell(page)).toBeFocused()
      await press('Enter', 'Tab', 'Enter')
      await expect(panel(page)).toHaveCount(0)
      await expect(bell(page)).toBeFocused()
      await press('Tab')
      await expect(page.getByRole('button', { name: 'Maria Santos, your menu' })).toBeFocused()
    })

    await test.step('has a panel of 300 px, or of the whole phone, and a dialog of 500 px', async () => {
      for (const [width, expected] of [
        [1280, 300],
        [768, 300],
        [375, 375],
      ] as const) {
        await page.setViewportSize({ width, height: 720 })
        await openPanel(page)
        expect((await panel(page).boundingBox())?.width).toBe(expected)
        await expectFits(page)
        await expectAccessible(page)
        await openButton(page, timesheet).click()
        await detail(page, timesheet).getByText('were approved by your').waitFor()
        const dialog = await detail(page, timesheet).boundingBox()
        expect(dialog?.width).toBe(width === 375 ? 343 : 500)
        await expectFits(page)
        await expectAccessible(page)
        await page.mouse.click(5, 715)
        await expect(detail(page, timesheet)).toHaveCount(0)
        await button(page, 'Close notifications').click()
      }
    })

    await test.step('puts the focus on the title once the last one is dismissed', async () => {
      await openPanel(page)
      for (const title of [timesheet, holiday, address, training, welcome]) {
        await dismissButton(page, title).focus()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused()
    })
  })

  test('announces a changed count once', onWideScreen, async ({ page, stack }) => {
    await signIn(page, stack)
    await expectCount(page, 3)
    const liveRegion = page.locator('body > span[role=status]')
    await expect(liveRegion).toHaveText('')
    await openPanel(page)
    await dismissButton(page, address).click()
    await expect(liveRegion).toHaveText('2 unread notifications')
    await openButton(page, timesheet).click()
    await expect(liveRegion).toHaveText('1 unread notification')
    await page.keyboard.press('Escape')
    await button(page, 'Close All').click()
    await expect(liveRegion).toHaveText('No unread notifications')
  })

  test('updates other tabs at once', onWideScreen, async ({ page, stack, context }) => {
    await signIn(page, stack)
    const other = await context.newPage()
    await other.goto('/account/devices')
    await expectCount(other, 3)
    await openPanel(other)
    await openPanel(page)
    await dismissButton(page, timesheet).click()
    await expectCount(other, 2)
    await expectListed(other, holiday, address, training, welcome)
    await button(other, 'Close All').click()
    await expectCount(page, 0)
    await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
  })

  test('revalidates on focus, at most every 30 seconds', onWideScreen, async ({ page, stack }) => {
    await page.clock.install()
    // The list's reader in the page comes before the bell's.
    const read = page.waitForResponse('**/api/notifications')
    await page.route('**/assets/worker-parts-*', async (route) => {
      await read
      await route.continue()
    })
    await signIn(page, stack)
    await expectCount(page, 3)
    const reads: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/api/notifications') reads.push(request.method())
    })
    const dispatchFocus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await dispatchFocus()
    await page.clock.runFor(20_000)
    await dispatchFocus()
    await page.clock.runFor(500)
    expect(reads).toEqual([])
    await page.clock.runFor(11_000)
    await dispatchFocus()
    await expect.poll(() => reads).toEqual(['GET'])
    await dispatchFocus()
    await page.clock.runFor(1000)
    expect(reads).toEqual(['GET'])
  })

  test('is shown in Spanish', async ({ page, stack }) => {
    await signIn(page, stack)
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(bell(page)).toHaveAttribute('aria-label', 'Notificaciones, 3 sin leer')
    await bell(page).click()
    const inbox = page.getByRole('dialog', { name: 'Notificaciones' })
    await expectAccessible(page)
    await expectFits(page)
    await inbox.getByRole('button', { name: `Cerrar «${timesheet}»` }).click()
    await expect(page.getByText(`«${timesheet}» se cerró.`)).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Cerrar todas').click()
    await expect(inbox.getByText('¡Está al día!')).toBeVisible()
    await button(page, 'Archivadas').click()
    await inbox.getByRole('button', { name: welcome }).first().click()
    await page.getByRole('dialog', { name: welcome }).getByText('We are glad').waitFor()
    await expectAccessible(page)
  })

  test('shows “all caught up” when it is empty', async ({ page, stack }) => {
    await signIn(page, stack, 'noor.haddad@example.test')
    await expectCount(page, 0)
    await openPanel(page)
    await expect(panel(page).getByText("You're all caught up!")).toBeVisible()
    const howToArchive = panel(page).getByText('Open a notification to archive it.')
    await expect(howToArchive).toHaveCount(0)
    await expect(button(page, 'Close All')).toHaveAttribute('aria-disabled', 'true')
    await button(page, 'Closed').click()
    await expect(panel(page).getByText('Nothing is closed.')).toBeVisible()
    await expect(howToArchive).toHaveCount(0)
    await button(page, 'Archived').click()
    await expect(panel(page).getByText('Nothing is archived.')).toBeVisible()
    await expect(howToArchive).toBeVisible()
    await expectAccessible(page)
  })

  test('shows no bell to visitors, and requests nothing', async ({ page, stack }) => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect(bell(page)).toHaveCount(0)
    expect((await stack.calls()).map(({ operation }) => operation)).not.toContain(
      'listNotifications',
    )
  })
})
