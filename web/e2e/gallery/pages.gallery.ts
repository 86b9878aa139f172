import { resolve } from 'node:path'
import * as apply from '../application/form.ts'
import { enterPassword, maria, openAs, type Page, test } from '../portal.ts'
import { readSample, upload } from '../resume/upload.ts'
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
  'reset-link': '/password-reset?token=expired-token',
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

        test('an application', async ({ page, stack }) => {
          const next = () =>
            page
              .getByRole('main')
              .getByRole('button', { name: /^Contin/, exact: false })
              .last()
          await apply.qualify(page)
          await prepare(page)
          await take(page, 'apply-1-email')
          await page.locator('input[type=email]').fill(apply.newEmailAddress())
          await next().click()
          await upload(page, await readSample(stack, 'pdf'), /^(Choose|Elegir)/)
          await page.getByText(/successfully uploaded|se subió/).waitFor()
          await take(page, 'apply-2-upload')
          await next().click()
          await page.locator('[name=firstName]').waitFor()
          await take(page, 'apply-3-personal')
          await page.locator('input[type=radio]').last().check()
          await page.locator('[name=adSource]').selectOption({ index: 3 })
          await next().click()
          await page
            .locator('ol[aria-label] [role=group], ol[aria-label] fieldset')
            .first()
            .waitFor()
          await take(page, 'apply-4-history')
          await page.locator('input[type=radio][value=yes]').first().check()
          await next().click()
          for (const name of ['gender', 'ethnicity', 'veteran'])
            await page.locator(`[name=${name}]`).selectOption({ index: 1 })
          await page.locator('input[type=radio]').last().check()
          await take(page, 'apply-5-self-identification')
          await next().click()
          await page.locator('input[type=checkbox]').last().check()
          await take(page, 'apply-6-agreement')
          await page.getByRole('button', { name: /^(Submit|Enviar)/ }).click()
          await page
            .getByRole('heading', { name: /^(We have your|Tenemos su|Recibimos)/ })
            .waitFor()
          await take(page, 'apply-7-receipt')
        })

        test('pages of a new user', async ({ page, stack }) => {
          await openAs(page, stack, 'noor.haddad')
          await prepare(page)
          await take(page, 'new-user')
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
