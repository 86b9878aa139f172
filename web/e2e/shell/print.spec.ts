import { inflateSync } from 'node:zlib'
import { expect, openAs, type Page, test } from '../portal.ts'

test('a printed page has neither chrome nor what floats, and names where links lead', async ({
  page,
  stack,
}) => {
  await openAs(page, stack, 'maria.santos')
  const chrome = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Menu' }),
    page.getByRole('region', { name: 'Cookies' }),
  ]
  for (const one of chrome) await expect(one).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const one of chrome) await expect(one).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Hello, Maria' })).toBeVisible()
  const after = await page
    .getByRole('link', { name: /Refer a friend/ })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain('https://www.example.test/refer-a-friend')
})

test('forced colours mark what is current and pressed', async ({ page, stack }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAs(page, stack, 'maria.santos')
  const outlineOf = (name: string, role: 'button' | 'link') =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outlineOf('English', 'button')).toBe('solid')
  expect(await outlineOf('Announcements', 'link')).toBe('solid')
  expect(await outlineOf('Find Jobs', 'link')).toBe('none')
})

test('prints the accounts of a direct deposit, without empty sheets', async ({ page, stack }) => {
  await openAs(page, stack, 'maria.santos', '/timesheets/direct-deposit')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, ...others] = await textsOfSheets(page)
    expect(first).toBeGreaterThan(50)
    expect(others).not.toContain(0)
  }
})

test('a printed job has no floating button', async ({ page }) => {
  await page.goto('/search-jobs/1001?brandId=staffmark')
  const apply = page.getByRole('button', { name: 'Apply Now' }).first()
  await expect(apply).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(apply).toBeHidden()
})

/** Counts the pieces of text on each sheet of Letter size without margins. */
async function textsOfSheets(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const sheets = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body))
  return sheets.map((sheet) => {
    const content = objects.get(/\/Contents (\d+)/.exec(sheet)?.[1]) ?? ''
    const [, bytes = ''] = /stream\r?\n([\s\S]*)endstream/.exec(content) ?? []
    const drawing = inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    return drawing.match(/T[jJ]\b/g)?.length ?? 0
  })
}
