import { expect, signIn, test } from '../portal.ts'
import { bell, detail, openPanel, panel } from './inbox.ts'

const vic = 'vic.hale@example.test'

test('R12: hostile HTML in notifications runs nothing and requests nothing from other sites', async ({
  page,
  stack,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== stack.url && !/^(data|blob):$/.test(protocol)) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => foreign.push(`dialog ${dialog.message()}`))
  await signIn(page, stack, vic)
  await openPanel(page)
  await expect(panel(page).getByText('<img src=x onerror=')).toBeVisible()

  for (const [title, last] of [
    ['Your account', 'After all of it.'],
    ['Two', 'Unclosed'],
  ] as const) {
    await panel(page).getByRole('listitem').getByRole('button', { name: title }).first().click()
    const dialog = detail(page, title)
    await dialog.getByText(last).waitFor()
    await dialog.getByText(last).scrollIntoViewIfNeeded()
    const hover = dialog.getByText('Hover me')
    if ((await hover.count()) > 0) await hover.hover()
    for (const link of await dialog.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^https?:/)
    expect(
      await dialog
        .locator('img, iframe, svg:not([aria-hidden]), form, input, style, script')
        .count(),
    ).toBe(0)
    await page.keyboard.press('Escape')
  }
  await page.waitForLoadState('networkidle')
  const executed = await page.evaluate(() => (window as { executed?: number }).executed ?? 0)
  await expect(bell(page)).toHaveCount(1)
  process.stderr.write(`R12: ${executed} executions, ${foreign.length} foreign requests\n`)
  expect([executed, foreign]).toEqual([0, []])
})
