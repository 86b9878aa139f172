import type { Page } from '../portal.ts'

/** Returns the menu, opened where it covers the page. */
export async function openMenu(page: Page, words = 'Menu') {
  const menu = page.getByRole('navigation', { name: words })
  const button = page.getByRole('button', { name: /^(More|Más)$/ })
  await menu.or(button).first().waitFor()
  if (await button.isVisible()) await button.click()
  await menu.waitFor()
  return menu
}

/** Texts of the menu; entries of a group begin with a dash. */
export async function readMenu(page: Page): Promise<string[]> {
  const menu = await openMenu(page)
  for (const group of await menu.locator('button[aria-controls]').all())
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
  return menu
    .locator('ul')
    .first()
    .evaluate((list) =>
      [...list.querySelectorAll('a, button')].map((one) => {
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode()
        const inGroup = one.closest('ul') !== list
        return (inGroup ? '- ' : '') + words?.textContent
      }),
    )
}
