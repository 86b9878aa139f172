import {
  expect,
  expectAccessible,
  expectFits,
  homeTitle,
  navigate,
  type Page,
  signIn,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const banner = (page: Page) => page.getByRole('region', { name: 'Recognition' })
const badges = (page: Page) => page.getByRole('main').getByRole('listitem')
test.describe('recognition', onBothScreens, () => {
  test('tells of badges, and shows them', async ({ page, stack }) => {
    await test.step('links from the banner to the badges, and hides it once they are seen', async () => {
      await signIn(page, stack)
      await expect(banner(page)).toContainText('You received a badge.')
      await expectAccessible(page)
      await expectFits(page)
      await banner(page).getByRole('link', { name: 'See your badges' }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/info/RecognitionBadge')
      await expect(title(page)).toHaveText('Recognition')
      await expect(title(page)).toBeFocused()
      await expect(banner(page)).toHaveCount(0)
      await page.goBack()
      await expect(title(page)).toHaveText(homeTitle)
      await expect(banner(page)).toHaveCount(0)
    })

    await test.step('shows the reason, the comment, the sender and the date of each badge', async () => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(stack.url)) elsewhere.push(request.url())
      })
      await navigate(page, '/info/RecognitionBadge')
      await expect(badges(page).getByRole('heading', { level: 2 })).toHaveText([
        'Team Player',
        'Safety Star',
        'Perfect Attendance',
      ])
      const team = badges(page).nth(0)
      const star = badges(page).nth(1)
      const attendance = badges(page).nth(2)
      await expect(team).toContainText('For helping others without being asked.')
      await expect(team.getByRole('blockquote')).toHaveText(
        '“Maria trained three new pickers in one week and still made her numbers. Thank you!”',
      )
      await expect(team).toContainText('Submitted on Nov 3, 2026 by Tom Becker')
      await expect(star.getByRole('blockquote')).toHaveCount(0)
      await expect(star).toContainText('Submitted on Aug 14, 2026 by Priya Nair')
      await expect(attendance).toContainText(/Submitted on Dec 31, 2025$/)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Español' }).click()
      await expect(title(page)).toHaveText('Reconocimientos')
      await expect(team).toContainText('Enviado el 3 nov 2026 por Tom Becker')
      await expectAccessible(page)
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectFits(page)
      }
      expect(elsewhere).toEqual([])
    })
  })

  test('shows no banner without badges, and an empty state on the page', async ({
    page,
    stack,
  }) => {
    await signIn(page, stack, 'dana.wolf@example.test')
    await expect(banner(page)).toHaveCount(0)
    await navigate(page, '/info/RecognitionBadge')
    await expect(
      page.getByText(
        'You have no recognition badges available at this time. Please check again later.',
      ),
    ).toBeVisible()
    await expectAccessible(page)
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test('keeps the banner when the badges fail to load', onWideScreen, async ({ page, stack }) => {
      await signIn(page, stack)
      await stack.fault({ operation: 'getBadgeRecognitionBadges', kind: 'garbage' })
      await banner(page).getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(banner(page)).toBeVisible()
      await stack.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title(page)).toHaveText('Recognition')
      await expect(banner(page)).toHaveCount(0)
    })
  })
})
