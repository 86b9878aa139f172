import { expect, openAs, test } from '../portal.ts'

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
