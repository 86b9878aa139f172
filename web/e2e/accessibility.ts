import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const options: axe.RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  iframes: false,
  // No WCAG rule reads the parsed style sheets.
  preload: { assets: ['media'] },
}

/**
 * Expects no violation of WCAG 2.2 AA. AxeBuilder sends its script (1.5 MB) to the page twice for
 * each analysis: 0.4 to 0.6 s of processor time, of which the rules take 0.1 to 0.2 s.
 */
export async function expectNoViolations(page: Page) {
  // A page that is loading has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(async (runOptions) => {
    const results = await (Reflect.get(window, 'axe') as typeof axe).run(document, runOptions)
    return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }, options)
  expect(violations).toEqual([])
}
