import { expect, expectFits, test } from '../portal.ts'
import { heading } from './search.ts'

test('runs and loads nothing from a hostile job', async ({ page, stack }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(stack.url)) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => foreign.push(dialog.message()))
  await page.goto('/search-jobs/1006?brandId=warets')
  await expect(heading(page)).toContainText('</script>')
  await expect(page.getByText('mind what is in them')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByText('mind what is in them').hover()
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined()
  expect(foreign).toEqual([])
  const links = page.getByRole('main').locator('a[href]')
  for (const href of await links.evaluateAll((all) => all.map((one) => Reflect.get(one, 'href'))))
    expect(href).toMatch(/^(https?:|mailto:|tel:)/)
  await expectFits(page)
})
