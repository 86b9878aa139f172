import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { expectAsRecorded } from './screen-record.ts'
import { phone, runsOnBothScreens, wide } from './screens.ts'
import { createStackPool, type StackPool } from './stack/pool.ts'
import type { Settings, Stack } from './stack/stack.ts'
import { trackRequests } from './traffic.ts'

export { expect } from '@playwright/test'

export const maria = 'maria.santos@example.test'
export const password = 'Gatehouse1!'

export interface Fixtures {
  /** A page of a new visitor; any message in its console fails the test. */
  page: Page
  /** Settings of the gateway; tests with equal settings share one per worker. */
  settings: Settings
  /** The gateway with these settings, in front of fakes in their initial state. */
  stack: Stack
  /** Allows "Failed to load resource", which the browser logs for each response from 400 on. */
  refusals: boolean
}

export const test = base.extend<Fixtures, { stacks: StackPool }>({
  stacks: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape Playwright asks for.
    async ({}, use) => {
      const stacks = createStackPool()
      await use(stacks)
      await stacks.stop()
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  stack: async ({ stacks, settings }, use) => {
    const stack = await stacks.get(settings)
    await stack.reset()
    await use(stack)
  },
  refusals: [false, { option: true }],
  baseURL: ({ stack }, use) => use(stack.url),
  page: async ({ page, stack, refusals }, use) => {
    trackRequests(page.context())
    const consoleMessages: string[] = []
    page.on('pageerror', (error) => consoleMessages.push(String(error)))
    page.on('console', (message) => {
      const isFailedLoad = message.text().startsWith('Failed to load resource')
      if (refusals && isFailedLoad) return
      const { pathname } = new URL(message.location().url || stack.url)
      consoleMessages.push(`${message.type()}: ${message.text()} (${pathname})`)
    })
    await use(page)
    expect(consoleMessages).toEqual([])
  },
})

/**
 * Expects no violation of WCAG 2.2 AA, also in a phone's width unless the test runs on both screens, and
 * that the screen is as recorded, unless it moves.
 */
export async function expectAccessible(page: Page, state: 'still' | 'moving' = 'still') {
  await expectNoViolations(page)
  if (state === 'still') await expectAsRecorded(page)
  const size = page.viewportSize()
  if (!size || size.width < wide.width || runsOnBothScreens(test.info().tags)) return
  await page.setViewportSize(phone)
  await expectFits(page)
  await expectNoViolations(page)
  await page.setViewportSize(size)
}

/** Expects no horizontal overflow. */
export async function expectFits(page: Page) {
  // Layout follows a new window size asynchronously.
  await expect.poll(() => page.evaluate(findOverflow)).toEqual([])
}

/** Runs in the page: the overflow in px, and the elements that cause it. */
function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const elements = [...document.querySelectorAll('body *')]
  const overflowing = elements.filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return [
    `${scrollWidth - clientWidth} px`,
    ...overflowing.map(({ outerHTML }) => outerHTML.slice(0, 120)),
  ]
}

/**
 * Goes to an address within the portal without loading it anew, as a link does. Waits for the heading
 * of another page; a new query string alone is not waited for.
 */
export async function navigate(page: Page, address: string) {
  const isOtherPage = await page.evaluate((to) => {
    const { pathname } = location
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const idx = (history.state?.idx ?? 0) + 1
    history.pushState({ idx, key: String(performance.now()) }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return location.pathname !== pathname
  }, address)
  if (isOtherPage) await page.locator('h1:focus').waitFor()
}

/** Holds requests to an address back; they go on, or fail as without a connection, once released. */
export async function holdBack(page: Page, address: string, then: 'go on' | 'fail' = 'go on') {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await (then === 'fail' ? route.abort('internetdisconnected') : route.continue())
  })
  return release
}

export async function enterPassword(page: Page, identity: string, typed = password) {
  await page.getByLabel('Login ID or Email Address').fill(identity)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Opens the passcode dialog by the form; returns the passcode. */
export async function reachPasscode(page: Page, stack: Stack, identity = maria) {
  await page.goto(stack.url)
  await enterPassword(page, identity)
  await page.getByRole('dialog').waitFor()
  return stack.passcode(identity)
}

/** Sends a write as the portal does. */
function postTo(page: Page, stack: Stack, address: string, data: object = {}) {
  return page.request.post(stack.url + address, {
    data,
    headers: { [csrfHeader]: '1', [botTokenHeader]: 'person', origin: stack.url },
  })
}

/** Ends the user's sessions of earlier tests, which outlive a reset of the fakes. */
export async function endOtherSessions(page: Page, stack: Stack) {
  expect((await postTo(page, stack, '/api/session/sign-out-elsewhere')).status()).toBe(200)
}

/** Ends the session at the gateway, without the page's knowledge. */
export async function endSession(page: Page, stack: Stack) {
  expect((await postTo(page, stack, '/api/session/sign-out')).status()).toBe(200)
}

/** Signs in by API, in half the time of the form. */
async function signInByApi(page: Page, stack: Stack, identity: string, passcodeTo = identity) {
  const send = (address: string, data: object) => postTo(page, stack, address, data)
  const step = await (await send('/api/sign-in/password', { identity, password })).json()
  if (step.options?.length > 0) await send('/api/sign-in/passcode/channel', { channel: 'email' })
  await send('/api/sign-in/passcode', { passcode: await stack.passcode(passcodeTo) })
}

/** Signs in by API and opens a page; the passcode goes to `passcodeTo`, by default to the email address. */
export async function openAs(
  page: Page,
  stack: Stack,
  login: string,
  path = '/announcements',
  passcodeTo?: string,
) {
  await signInByApi(page, stack, `${login}@example.test`, passcodeTo)
  await page.goto(stack.url + path)
  // Not by role: the California notice hides the roles of the page.
  await page.locator('h1').waitFor()
}

/** Of the page after sign-in. */
export const homeTitle = /^(Hello|Hola), \p{L}+$/u

/** Signs in by API and opens the announcements. */
export async function signIn(page: Page, stack: Stack, identity = maria) {
  await signInByApi(page, stack, identity)
  await page.goto(`${stack.url}/announcements`)
  await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor()
}

/** Bodies of the upstream calls of an operation, oldest first. */
export async function requestBodies(stack: Stack, operation: string) {
  const calls = await stack.calls()
  return calls.filter((call) => call.operation === operation).map(({ body }) => body)
}

export type { Browser, Page, Stack }
