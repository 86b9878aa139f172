import {
  expect,
  expectAccessible,
  expectFits,
  navigate,
  openAs,
  type Page,
  requestBodies,
  signIn,
  test,
} from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const pages = [
  ['/resources/training', 'training', 'Training', 'Capacitación'],
  ['/resources/benefits', 'benefits', 'Benefits', 'Beneficios'],
  ['/resources/employee-guides', 'employeeGuides', 'Employee Guides', 'Guías del empleado'],
  ['/resources/safety', 'safety', 'Safety', 'Seguridad en el trabajo'],
  ['/resources/sick-leave', 'sickLeave', 'Paid Leave', 'Licencia con goce de sueldo'],
  ['/resources/notices', 'empnotice', 'Employee Notices', 'Avisos para empleados'],
  ['/resources/covid-19', 'covid-19', 'COVID-19', 'COVID-19'],
  [
    '/resources/wageVerifications',
    'wageVerifications',
    'Wage Verifications',
    'Verificación de salario',
  ],
  ['/social', 'social', 'Social Media', 'Redes sociales'],
] as const
test.describe('content pages', onBothScreens, () => {
  for (const [language, spoken] of [
    ['English', 2],
    ['Español', 3],
  ] as const)
    test(`shows every page under its title, read by its code, in ${language}`, async ({
      page,
      stack,
    }) => {
      test.slow()
      await signIn(page, stack)
      await page.getByRole('button', { name: language }).click()
      for (const one of pages) {
        await navigate(page, one[0])
        await expect(title(page)).toHaveText(one[spoken])
        await expect(page).toHaveTitle(`${one[spoken]} · Gatehouse`)
        await expectAccessible(page)
        for (const width of [375, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expectFits(page)
        }
      }
      const bodies = await requestBodies(stack, 'getContent')
      expect(new Set(bodies.map((body) => (body as { menuCode: string }).menuCode))).toEqual(
        new Set(['announcements', ...pages.map(([, code]) => code)]),
      )
    })

  test('shows what a page has, and says when it has nothing', async ({ page, stack }) => {
    await test.step('shows categories with headings, items in order and links to a new tab', async () => {
      await openAs(page, stack, 'maria.santos', '/resources/benefits')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Health plans',
        'Retirement',
        'Help when life is hard',
      ])
      const plans = page.getByRole('region', { name: 'Health plans' }).getByRole('listitem')
      await expect(plans).toContainText([
        'You can enroll within 30 days',
        'Medical plans compared (PDF)',
        'Enroll or change your plans',
      ])
      const link = page.getByRole('link', { name: /^Medical plans compared \(PDF\)/ })
      await expect(link).toHaveAttribute(
        'href',
        'https://www.example.test/benefits/medical-plans.pdf',
      )
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    })

    await test.step('distinguishes an empty page from one with empty categories', async () => {
      await navigate(page, '/resources/training')
      await expect(
        page.getByText('You have no training available at this time. Please check again later.'),
      ).toBeVisible()
      await navigate(page, '/resources/covid-19')
      const noData = page.getByText("Sorry, we don't have any data for this period.", {
        exact: true,
      })
      await expect(noData).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
      await page.getByRole('button', { name: 'Español' }).click()
      await expect(page.getByText('Lo sentimos, no tenemos datos para este período.')).toBeVisible()
      await page.getByRole('button', { name: 'English' }).click()
      await navigate(page, '/resources/employee-guides')
      await expect(page.getByRole('region', { name: 'Guides of your workplace' })).toContainText(
        "Sorry, we don't have any data for this period.",
      )
      await expect(noData).toHaveCount(1)
    })
  })

  test('opens for a new user without a company', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'noor.haddad', '/resources/safety')
    await expect(title(page)).toHaveText('Safety')
    await expect(page.getByText('Call 911 in an emergency.')).toBeVisible()
    await navigate(page, '/info/RecognitionBadge')
    await expect(title(page)).toHaveText('Recognition')
  })

  test('leads from /resources to the first page', onWideScreen, async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/resources')
    await expect(page).toHaveURL(`${stack.url}/resources/benefits`)
  })

  test('returns to the page after sign-in', onWideScreen, async ({ page, stack }) => {
    await page.goto('/resources/notices')
    await expect(title(page)).toHaveText('Sign in')
    await page.getByLabel('Login ID or Email Address').fill('maria.santos@example.test')
    await page.getByLabel('Password', { exact: true }).fill('Gatehouse1!')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('dialog').waitFor()
    await page
      .getByLabel('One-time passcode')
      .fill(await stack.passcode('maria.santos@example.test'))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(title(page)).toHaveText('Employee Notices')
    await expect(title(page)).toBeFocused()
  })

  test.describe('when a request fails', () => {
    test.use({ refusals: true })

    test(
      'offers a retry when the page fails to load, and does not look empty',
      onWideScreen,
      async ({ page, stack }) => {
        await stack.fault({ operation: 'getContent', kind: 'reset' })
        await openAs(page, stack, 'maria.santos', '/resources/training')
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        await expect(page.getByRole('alert')).toContainText(/reference: \w{4}-\w{4}/)
        await expect(page.getByText('available at this time')).toHaveCount(0)
        await expectAccessible(page)
        await stack.clearFaults()
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(title(page)).toHaveText('Training')
      },
    )
  })
})
