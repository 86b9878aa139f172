import { expectNoViolations } from '../accessibility.ts'
import { navigate, openAs, test } from '../portal.ts'
import { expectAsRecorded } from '../screen-record.ts'
import { onBothScreens } from '../screens.ts'
import { pagesToRecord } from '../shell/worker-pages.ts'

const publicPages = [
  '/',
  '/search-jobs',
  '/search-jobs?keyword=nothing-like-this',
  '/search-jobs/1001?brandId=staffmark',
  '/search-jobs/1002?brandId=staffmark',
  '/search-jobs/1004?brandId=staffmarkdrivers',
  '/applications/begun',
  '/password-reset?token=expired-token',
  '/privacy-policy',
  '/nowhere',
]

const workersPages = [
  ...pagesToRecord(),
  '/timesheets/no-peoplesoft',
  '/self-identification?candidateId=571001&applicationId=330901',
]

test.use({ refusals: true })

test.describe(
  'every page, as recorded, without violations in the dark scheme',
  onBothScreens,
  () => {
    // Other tests look for violations in the light scheme; records are the same in both.
    test.use({ colorScheme: 'dark' })

    test('in Spanish', async ({ page, stack }) => {
      test.setTimeout(120_000)
      await openAs(page, stack, 'maria.santos')
      await page.getByRole('button', { name: 'Español' }).click()
      for (const path of workersPages) {
        await navigate(page, path)
        await expectAsRecorded(page)
        await expectNoViolations(page)
      }
    })

    test('for visitors, in Spanish', async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto('/privacy-policy')
      await page.getByRole('button', { name: 'Español' }).click()
      for (const path of publicPages) {
        await navigate(page, path)
        await expectAsRecorded(page)
        await expectNoViolations(page)
      }
    })
  },
)

/**
 * Pages whose data few people have, beside those that e2e/controls walks; a passcode goes to the phone, if
 * there is one.
 */
const personas: { login: string; phone?: string; paths: [string, ...string[]] }[] = [
  {
    login: 'noor.haddad',
    paths: ['/info/assignments', '/account', '/documents'],
  },
  {
    login: 'ivan.petrov',
    paths: ['/announcements', '/info/profile', '/email-history'],
  },
  {
    login: 'pat.brown',
    paths: ['/announcements', '/timesheets/direct-deposit'],
  },
  { login: 'dana.wolf', paths: ['/account', '/documents', '/info/assignments'] },
  {
    login: 'sam.ortiz',
    phone: '+15125550142',
    paths: ['/timesheets/reporting', '/timesheets/direct-deposit'],
  },
  { login: 'maria.santos', paths: ['/search?keyword=nothing-like-this'] },
  {
    login: 'vic.hale',
    paths: ['/resources/safety', '/info/RecognitionBadge'],
  },
]

test.describe('pages, as recorded, of', () => {
  for (const { login, phone, paths } of personas)
    test(login, async ({ page, stack }) => {
      const [first, ...others] = paths
      await openAs(page, stack, login, first, phone)
      await expectAsRecorded(page)
      for (const path of others) {
        await page.goto(path)
        await page.locator('h1').waitFor()
        await expectAsRecorded(page)
      }
    })
})
