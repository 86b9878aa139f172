import * as apply from '../application/form.ts'
import { openAs, type Page, reachPasscode, test } from '../portal.ts'
import { onBothScreens } from '../screens.ts'
import { pagesToRecord } from '../shell/worker-pages.ts'
import { walkControls } from './walk.ts'

// A gateway that few tests share: what others have read, sent or asked for outlives them.
test.use({ refusals: true, settings: { CACHE_SECONDS: '0' } })
// Recording waits a second after each use of a control.
test.beforeEach(() => test.setTimeout(300_000))

test.describe('each control, as recorded, of', () => {
  for (const path of pagesToRecord())
    test(path, async ({ page, stack }) => {
      await openAs(page, stack, 'maria.santos', path)
      await walkControls(page)
    })

  for (const path of [
    '/',
    '/search-jobs',
    '/search-jobs/1001?brandId=staffmark',
    '/search-jobs/1003?brandId=staffmark',
    '/password-reset?token=expired-token',
    '/password-reset?token=open-token',
    '/web-forms',
    '/privacy-policy',
    '/applications/begun',
    '/nowhere',
  ])
    test(`${path} for visitors`, async ({ page }) => {
      await page.goto(path)
      await walkControls(page)
    })
})

/** Pages whose data few people have; a passcode goes to the phone, if there is one. */
const personas: [login: string, path: string, phone?: string][] = [
  ['chris.lee', '/announcements'],
  ['chris.lee', '/timesheets/reporting'],
  ['dana.wolf', '/companies'],
  ['noor.haddad', '/announcements'],
  ['noor.haddad', '/info/profile'],
  ['ivan.petrov', '/timesheets/reporting'],
  ['pat.brown', '/childSupportOrders'],
  ['fay.kim', '/account'],
  ['sam.ortiz', '/account', '+15125550142'],
  ['lou.diaz', '/timesheets/direct-deposit'],
  ['kai.mori', '/timesheets/direct-deposit'],
  ['bea.stone', '/timesheets/direct-deposit'],
  ['ola.berg', '/timesheets/direct-deposit'],
  ['ted.nash', '/timesheets/direct-deposit'],
  ['ted.nash', '/timesheets/tax-forms'],
  ['vic.hale', '/announcements'],
  ['maria.santos', '/search'],
  ['maria.santos', '/search/1001?brandId=staffmark'],
  ['maria.santos', '/search/1005?brandId=staffmark'],
  ['maria.santos', '/self-identification?applicationId=330901&candidateId=571001'],
]

test.describe('each control, as recorded, for', () => {
  for (const [login, path, phone] of personas)
    test(`${login} of ${path}`, async ({ page, stack }) => {
      await openAs(page, stack, login, path, phone)
      await walkControls(page)
    })

  test('someone who enters a passcode', async ({ page, stack }) => {
    await reachPasscode(page, stack)
    await page.getByRole('button', { name: 'Send a new passcode', disabled: false }).waitFor()
    await walkControls(page)
  })
})

/** Pages of data, read from upstream replies in which values are missing or blank. */
const gapPages: [login: string, path: string, scope?: string][] = [
  ['maria.santos', '/info/profile'],
  ['maria.santos', '/info/personal'],
  ['maria.santos', '/info/certifications'],
  ['maria.santos', '/info/RecognitionBadge'],
  ['maria.santos', '/timesheets/direct-deposit'],
  ['maria.santos', '/documents'],
  ['maria.santos', '/email-history'],
  ['maria.santos', '/resources/benefits', 'body'],
  ['maria.santos', '/search/1001?brandId=staffmark'],
  ['dana.wolf', '/info/assignments'],
  ['chris.lee', '/timesheets/reporting'],
]

test.describe('each control, as recorded, with gaps in what is read,', () => {
  for (const [login, path, scope] of gapPages)
    for (const gap of [0, 3])
      test(`beginning at ${gap}: ${login} of ${path}`, async ({ page, stack }) => {
        await openAs(page, stack, login, '/privacy-notice')
        await stack.setReplyFormat('gaps', gap)
        await page.goto(path)
        await walkControls(page, scope)
      })
})

/** Lead to the steps of an application. */
const steps: [title: string, lead: (page: Page) => Promise<void>][] = [
  [
    'questions',
    async (page) => {
      await page.goto(apply.forklift)
      await page.getByRole('button', { name: 'Apply Now' }).click()
      await apply.step(page, 'Two questions first').waitFor()
    },
  ],
  ['email address', (page) => apply.qualify(page)],
  [
    'upload',
    async (page) => {
      await apply.startApplication(page, apply.newEmailAddress())
      await apply.step(page, 'Upload your resume').waitFor()
    },
  ],
  ['personal information', reachPersonal],
  [
    'resume',
    async (page) => {
      await reachPersonal(page)
      await apply.fillPersonal(page)
      await apply.pressContinue(page)
      await apply.fillResume(page)
    },
  ],
  [
    'review',
    async (page) => {
      await apply.startApplication(page, apply.newEmailAddress())
      await apply.fillAll(page)
    },
  ],
  [
    'prefilled personal information',
    async (page) => {
      await apply.startApplication(page, 'jo.existing@example.test')
      await apply.pressContinue(page)
      await apply.step(page, 'Personal Information').waitFor()
    },
  ],
  [
    'prefilled resume',
    async (page) => {
      await apply.startApplication(page, 'jo.existing@example.test')
      await apply.pressContinue(page)
      await page.getByLabel('How did you hear about this job?').selectOption({ label: 'Job fair' })
      await apply.pressContinue(page)
      await page.getByText('3 entries on file').waitFor()
    },
  ],
]

async function reachPersonal(page: Page) {
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.skipResume(page)
  await apply.step(page, 'Personal Information').waitFor()
}

test.describe('each control, as recorded, in an application:', () => {
  for (const [title, lead] of steps)
    test(title, async ({ page }) => {
      await lead(page)
      await walkControls(page)
    })
})

test.describe('each control, as recorded, around the page', onBothScreens, () => {
  test('of a worker', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos', '/resources/training')
    await walkControls(page, 'body')
  })

  test('of a visitor', async ({ page }) => {
    await page.goto('/privacy-policy')
    await walkControls(page, 'body')
  })
})
