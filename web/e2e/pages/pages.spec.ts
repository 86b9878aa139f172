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

const conditionalPages = [
  '/childSupportOrders',
  '/timesheets/reporting/forms',
  '/timesheets/no-peoplesoft',
  '/self-identification?candidateId=571001&applicationId=330901',
]

/** What was sent outlives the tests: its own spec shows the list. */
const ofWorkers = [...workerPages(), ...conditionalPages].filter((path) => path !== '/applications')

test.use({ refusals: true })

test.describe('every page, as recorded', onBothScreens, () => {
  test('in Spanish', async ({ page, stack }) => {
    test.setTimeout(120_000)
    await openAs(page, stack, 'maria.santos')
    await page.getByRole('button', { name: 'Español' }).click()
    for (const path of ofWorkers) {
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

/** Pages whose data few people have. */
const pagesOfPersonas = {
  'noor.haddad': ['/announcements', '/info/profile', '/info/assignments', '/account', '/documents'],
  'ivan.petrov': ['/announcements', '/info/profile', '/timesheets/reporting', '/email-history'],
  'pat.brown': ['/announcements', '/childSupportOrders', '/timesheets/direct-deposit'],
  'dana.wolf': ['/companies', '/account', '/documents', '/info/assignments'],
  'sam.ortiz': ['/account', '/timesheets/reporting', '/timesheets/direct-deposit'],
  'vic.hale': ['/announcements', '/resources/safety', '/info/RecognitionBadge'],
}

test.describe('pages, as recorded, of', () => {
  for (const [login, paths] of Object.entries(pagesOfPersonas))
    test(login, async ({ page, stack }) => {
      const phone = login === 'sam.ortiz' ? '+15125550142' : undefined
      await openAs(page, stack, login, paths[0], phone)
      for (const path of paths) {
        await page.goto(path)
        await page.locator('h1').waitFor()
        await expectAsRecorded(page)
      }
    })
})
