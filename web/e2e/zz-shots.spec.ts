import { type Page, signIn, test } from './portal.ts'

const dir = '/tmp/shots7c'
const widths = (process.env.WIDTHS ?? '375,1280').split(',').map(Number)
const pages: [string, string][] = [
  ['home', '/announcements'],
  ['benefits', '/resources/benefits'],
  ['guides', '/resources/employee-guides'],
  ['training', '/resources/training'],
  ['covid', '/resources/covid-19'],
  ['social', '/social'],
  ['sick', '/resources/sick-leave'],
  ['badges', '/info/RecognitionBadge'],
  ['policy', '/privacy-policy'],
  ['notice', '/privacy-notice'],
  ['forms', '/web-forms'],
]
test.setTimeout(240000)
async function shots(page: Page, lang: string) {
  for (const [name, path] of pages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const w of widths) {
      await page.setViewportSize({ width: w, height: 800 })
      await page.screenshot({ path: `${dir}/${name}-${lang}-${w}.png`, fullPage: true })
    }
  }
}
test('shots', async ({ page, stack }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const w of widths) {
    await page.setViewportSize({ width: w, height: 720 })
    await page.screenshot({ path: `${dir}/signin-${w}.png` })
  }
  await signIn(page, stack)
  await page.getByRole('button', { name: 'Accept' }).click()
  await shots(page, 'en')
  await page.getByRole('button', { name: 'Español' }).click()
  await shots(page, 'es')
})
