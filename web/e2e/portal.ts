import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { type Stack, startStack } from './stack/stack.ts'

export { expect } from '@playwright/test'

export const maria = 'maria.santos@example.test'
export const password = 'Gatehouse1!'

export interface Fixtures {
  /** Opens a page of the portal as a new visitor; what its console says must stay nothing. */
  page: Page
  stack: Stack
  /**
   * Refusals that a test brings about on purpose: the browser itself notes each answer of 400
   * and more in its console. Anything else there fails the test.
   */
  refusals: boolean
}

export const test = base.extend<Fixtures, { runningStack: Stack }>({
  runningStack: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape Playwright asks for.
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker' },
  ],
  stack: async ({ runningStack }, use) => {
    await runningStack.reset()
    await use(runningStack)
  },
  refusals: [false, { option: true }],
  baseURL: ({ runningStack }, use) => use(runningStack.url),
  page: async ({ page, stack: _, refusals }, use) => {
    const said: string[] = []
    page.on('pageerror', (fault) => said.push(String(fault)))
    page.on('console', (message) => {
      const refusal = message.text().startsWith('Failed to load resource')
      if (!(refusals && refusal)) said.push(`${message.type()}: ${message.text()}`)
    })
    await use(page)
    expect(said).toEqual([])
  },
})

/** No violation of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** No part of the page sticks out sideways. */
export async function expectFits(page: Page) {
  // A window that has just become another one is laid out anew in a moment.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }),
    )
    .toBeLessThanOrEqual(0)
}

export async function enterPassword(page: Page, identity: string, typed = password) {
  await page.getByLabel('Login ID or Email Address').fill(identity)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** From the sign-in page to the passcode dialog, whose passcode it gives. */
export async function reachPasscode(page: Page, stack: Stack, identity = maria) {
  await page.goto(stack.url)
  await enterPassword(page, identity)
  await page.getByRole('dialog').waitFor()
  return stack.passcode(identity)
}

/** From the sign-in page to the announcements. */
export async function signIn(page: Page, stack: Stack, identity = maria) {
  await page.getByLabel('One-time passcode').fill(await reachPasscode(page, stack, identity))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('heading', { level: 1, name: 'Announcements' }).waitFor()
}

export type { Browser, Page, Stack }
