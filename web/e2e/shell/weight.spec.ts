import { gzipSync } from 'node:zlib'
import { reportFigure } from '@gatehouse/bff/testing/report-figure'
import { answerQualifiers, forklift } from '../application/form.ts'
import { expect, openAs, type Page, test } from '../portal.ts'
import { onBothScreens, onWideScreen } from '../screens.ts'

/** Kilobytes (1,000 bytes) of JavaScript, gzip. */
const maxOnFirstLoad = 155
const maxAdditional = 40

/** Files: with more, requests cost a page more than what is in them. */
const maxOfWorkers = 26

/** Records scripts until `weight` is called. */
function recordScripts(page: Page) {
  const files: Promise<Buffer>[] = []
  const lifetimes: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    files.push(response.body())
    lifetimes.push(response.headers()['cache-control'] ?? '')
  })
  return {
    async count() {
      await page.waitForLoadState('networkidle')
      return files.length
    },
    /** Reports the weight under the number of its goal. */
    async weight(goal: string) {
      await page.waitForLoadState('networkidle')
      const sizes = (await Promise.all(files)).map((file) => gzipSync(file, { level: 9 }).length)
      expect(sizes.length).toBeGreaterThan(0)
      for (const lifetime of lifetimes) expect(lifetime).toContain('immutable')
      const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
      reportFigure(`${goal}: ${total.toFixed(1)} kB, ${test.info().title}`)
      return total
    },
  }
}
test.describe('the weight of a page', onBothScreens, () => {
  for (const [name, address, max, screens] of [
    ['sign-in page', '/', maxOnFirstLoad, onWideScreen],
    ['job search', '/search-jobs', maxOnFirstLoad, {}],
    ['page of a job', '/search-jobs/1001?brandId=staffmark', maxOnFirstLoad, {}],
  ] as const)
    test(`the ${name} loads at most ${max} kB of JavaScript`, screens, async ({ page }) => {
      const first = recordScripts(page)
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await first.weight('W1')).toBeLessThanOrEqual(max)
    })

  test('a job opened from the search loads at most 40 kB more', async ({ page }) => {
    await page.goto('/search-jobs?state=NY')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const additional = recordScripts(page)
    await page.getByRole('link', { name: 'Shipping and Receiving Clerk, Nights' }).click()
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
    expect(await additional.weight('W2')).toBeLessThanOrEqual(maxAdditional)
  })

  test(
    'the first view of sign-in, a search or a job sends no API request',
    onWideScreen,
    async ({ page }) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) requests.push(request.url())
      })
      for (const address of [
        '/',
        '/search-jobs?keyword=forklift',
        '/search-jobs/1001?brandId=staffmark',
      ]) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
      }
      expect(requests).toEqual([])
    },
  )

  test('a page of a worker loads at most 26 files', async ({ page, stack }) => {
    const scripts = recordScripts(page)
    await openAs(page, stack, 'maria.santos')
    expect(await scripts.count()).toBeLessThanOrEqual(maxOfWorkers)
  })

  test('a page of a worker loads its frame along with the first file', async ({ page, stack }) => {
    await openAs(page, stack, 'maria.santos')
    for (const [address, parts] of [
      ['/announcements', ['worker-pages', 'worker-parts', 'home-page']],
      ['/social', ['worker-pages', 'worker-parts']],
    ] as const) {
      const asked = parts.map((part) =>
        page.waitForRequest((one) => one.url().includes(`/${part}-`)),
      )
      await page.route(/assets\/index-/, async (route) => {
        await Promise.all(asked)
        await route.continue()
      })
      await page.goto(address)
      await page.unrouteAll()
    }
  })

  test('applying loads at most 40 kB more up to the email address', async ({ page }) => {
    await page.goto(forklift)
    await page.waitForLoadState('networkidle')
    const additional = recordScripts(page)
    await page.getByRole('button', { name: 'Apply Now' }).click()
    await answerQualifiers(page)
    expect(await additional.weight('W2')).toBeLessThanOrEqual(maxAdditional)
  })
})
