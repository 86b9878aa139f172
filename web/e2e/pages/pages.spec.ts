import { navigate, openAs, test } from '../portal.ts'
import { expectAsRecorded } from '../screen-record.ts'
import { onBothScreens } from '../screens.ts'
import { workerPages } from '../shell/worker-pages.ts'

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
  // Applications that other tests have sent outlive them; their own spec records the list.
  ...workerPages().filter((path) => path !== '/applications'),
  '/timesheets/no-peoplesoft',
  '/self-identification?candidateId=571001&applicationId=330901',
]

test.use({ refusals: true })

test.describe('every page, as recorded', onBothScreens, () => {
  test('in Spanish', async ({ page, stack }) => {
    test.setTimeout(120_000)
    await openAs(page, stack, 'maria.santos')
    await page.getByRole('button', { name: 'Español' }).click()
    for (const path of workersPages) {
      await navigate(page, path)
      await expectAsRecorded(page)
    }
  })

  test('for visitors, in Spanish', async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/privacy-policy')
    await page.getByRole('button', { name: 'Español' }).click()
    for (const path of publicPages) {
      await navigate(page, path)
      await expectAsRecorded(page)
    }
  })
})

/** Pages whose data few people have; a passcode goes to the phone, if there is one. */
const personas: { login: string; phone?: string; paths: [string, ...string[]] }[] = [
  {
    login: 'noor.haddad',
    paths: ['/announcements', '/info/profile', '/info/assignments', '/account', '/documents'],
  },
  {
    login: 'ivan.petrov',
    paths: ['/announcements', '/info/profile', '/timesheets/reporting', '/email-history'],
  },
  {
    login: 'pat.brown',
    paths: ['/announcements', '/childSupportOrders', '/timesheets/direct-deposit'],
  },
  { login: 'dana.wolf', paths: ['/companies', '/account', '/documents', '/info/assignments'] },
  {
    login: 'sam.ortiz',
    phone: '+15125550142',
    paths: ['/account', '/timesheets/reporting', '/timesheets/direct-deposit'],
  },
  { login: 'maria.santos', paths: ['/search?keyword=nothing-like-this'] },
  {
    login: 'vic.hale',
    paths: ['/announcements', '/resources/safety', '/info/RecognitionBadge'],
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
