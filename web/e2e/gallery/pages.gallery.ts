import { resolve } from 'node:path'
import { enterPassword, maria, openAs, type Page, test } from '../portal.ts'
import { workerPages } from '../shell/worker-pages.ts'

const folder = resolve('node_modules/.cache/gatehouse/screens')
const widths = [375, 768, 1280]
const schemes = ['light', 'dark'] as const
const languages = ['English', 'Español']

const publicPages = {
  'sign-in': '/',
  jobs: '/search-jobs',
  'jobs-without-result': '/search-jobs?keyword=forklift&postalCode=98101&distance=10',
  job: '/search-jobs/1001?brandId=staffmark',
  'job-closed': '/search-jobs/1002?brandId=staffmark',
  'reset-link': '/reset-password?token=expired-token',
  privacy: '/privacy-policy',
  'not-found': '/nowhere',
}
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-')

for (const width of widths)
  for (const colorScheme of schemes)
    for (const language of languages)
      test.describe(`${width}-${colorScheme}-${language}`, () => {
        test.use({ refusals: true })
        test.use({ viewport: { width, height: width < 768 ? 720 : 800 }, colorScheme })

        const take = async (page: Page, name: string) => {
          await page.waitForLoadState('networkidle')
          const path = `${folder}/${width}-${colorScheme}-${language}/${name}.png`
          await page.screenshot({ path, fullPage: true })
        }
        const prepare = async (page: Page) => {
          await page.getByRole('button', { name: 'Accept' }).click()
          await page.getByRole('button', { name: language }).click()
        }

        test('public pages', async ({ page }) => {
          await page.goto('/')
          await prepare(page)
          for (const [name, path] of Object.entries(publicPages)) {
            await page.goto(path)
            await take(page, name)
          }
          await page.goto('/')
          if (language === 'English') {
            await enterPassword(page, maria)
            await page.getByRole('dialog').waitFor()
            await take(page, 'passcode')
          }
        })

        test('pages of workers', async ({ page, stack }) => {
          await openAs(page, stack, 'maria.santos')
          await prepare(page)
          for (const path of [...workerPages(), '/search']) {
            await page.goto(path)
            await take(page, nameOf(path))
          }
        })
      })
