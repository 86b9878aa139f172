import { botTokenHeader, portalHeader } from '@gatehouse/contracts/portal-header'
import type { Page, Stack } from './portal.ts'
import { password } from './portal.ts'

/** Signs somebody in without the sign-in page, and opens a page; their passcode is mailed unless told. */
export async function openAs(
  page: Page,
  stack: Stack,
  login: string,
  path = '/announcements',
  passcodeTo?: string,
) {
  const identity = `${login}@example.test`
  const send = (address: string, data: object) =>
    page.request.post(stack.url + address, {
      data,
      headers: { [portalHeader]: '1', [botTokenHeader]: 'person', origin: stack.url },
    })
  const step = await (await send('/api/sign-in/password', { identity, password })).json()
  if (step.ways?.length > 0) await send('/api/sign-in/passcode/way', { channel: 'email' })
  await send('/api/sign-in/passcode', { passcode: await stack.passcode(passcodeTo ?? identity) })
  await page.goto(stack.url + path)
  // By its element: the notice to Californians hides the page's roles.
  await page.locator('h1').waitFor()
}

/** The menu, opened first where it lies over the page. */
export async function openMenu(page: Page, words = 'Menu') {
  const menu = page.getByRole('navigation', { name: words })
  const button = page.getByRole('button', { name: words, exact: true })
  await menu.or(button).first().waitFor()
  if (await button.isVisible()) await button.click()
  await menu.waitFor()
  return menu
}

/** What the menu reads, groups opened: their entries begin with a dash. */
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
