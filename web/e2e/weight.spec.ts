import { gzipSync } from 'node:zlib'
import { expect, test } from './portal.ts'

/** Kilobytes (1,000 bytes) of JavaScript, gzip. */
const mostOnFirstLoad = 155

test('the sign-in page loads at most 155 kB of JavaScript', async ({ page }) => {
  test.skip(test.info().project.name !== 'wide', 'the same files on every screen')
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(gzipSync(await response.body(), { level: 9 }).length)
  })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000
  test.info().annotations.push({ type: 'first load', description: `${total.toFixed(1)} kB` })
  expect(sizes.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(mostOnFirstLoad)
})
