import { globSync, readFileSync } from 'node:fs'
import * as apply from '../application/form.ts'
import { enterPassword, expect, maria, navigate, type Page, test } from '../portal.ts'
import { newerFeatures } from './newer-features.ts'
import { workerPages } from './worker-pages.ts'

const features = newerFeatures()

/** As in the oldest supported browsers; syntax is the build's task. */
async function removeNewerFeatures(page: Page) {
  await page.addInitScript((list) => {
    for (const { global, member = '' } of list) {
      const owner = Reflect.get(globalThis, global)
      if (owner === undefined && global !== 'Window') continue
      if (!member) Reflect.deleteProperty(globalThis, global)
      else if (member.endsWith('_static')) Reflect.deleteProperty(owner, member.slice(0, -7))
      else {
        Reflect.deleteProperty(owner.prototype ?? owner, member)
        if (global === 'Window') Reflect.deleteProperty(globalThis, member)
      }
    }
  }, features)
}

test('the line is where it is said to be', () => {
  const names = features.map(({ global, member }) => [global, member].filter(Boolean).join('.'))
  for (const newer of ['URL.parse_static', 'Promise.withResolvers', 'Array.toSorted', 'Navigation'])
    expect(names).toContain(newer)
  for (const older of ['Array.at', 'Crypto.randomUUID', 'structuredClone', 'AbortController'])
    expect(names).not.toContain(older)
})

test('the oldest browsers search jobs and apply', async ({ page, stack }) => {
  test.setTimeout(60_000)
  await removeNewerFeatures(page)
  await page.goto('/search-jobs?state=TX')
  await page
    .getByRole('link', { name: /Forklift/ })
    .first()
    .click()
  expect(await page.evaluate(() => 'parse' in URL || 'toSorted' in Array.prototype)).toBe(false)
  await apply.startApplication(page, apply.newEmailAddress())
  await apply.fillAll(page)
  await apply.submitButton(page).click()
  await expect(page.getByText('Thank you for your Application')).toBeVisible()
  expect(await apply.submissions(stack)).toHaveLength(1)
})

test('the oldest browsers sign in from a link, and open every page', async ({ page, stack }) => {
  test.setTimeout(60_000)
  await removeNewerFeatures(page)
  await page.goto('/?to=/account')
  await enterPassword(page, maria)
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('One-time passcode').fill(await stack.passcode(maria))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  for (const path of workerPages()) {
    await navigate(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load')
  }
})

test('no script has syntax of regular expressions that the oldest browsers reject whole', () => {
  const scripts = globSync('web/dist/assets/*.js')
  expect(scripts.length).toBeGreaterThan(20)
  const lookbehind = scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))
  expect(lookbehind).toEqual([])
})
