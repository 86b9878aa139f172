import { expect, expectAccessible, maria, test } from '../portal.ts'
import { startStack } from '../stack/stack.ts'
import { lookUp, openPath, submitAnswer, submitPin } from './recovery.ts'

test.use({ refusals: true })

test('shows the wait after five wrong attempts, on each path', async ({ page }) => {
  test.slow()
  const strict = await startStack({ RECOVERY_SLOT_MS: '0' })
  const alert = page.getByRole('alert')
  for (const [path, wrong, words, wait] of [
    ['pin', () => submitPin(page, '999999'), 'Invalid PIN', /15 minutes/],
    ['answer', () => submitAnswer(page, maria, 'Rex'), 'Invalid Answer.', /15 minutes/],
    ['email', () => lookUp(page, 'Santos', '456780'), 'We found no email', /60 minutes/],
  ] as const) {
    await openPath(page, path, strict.url)
    for (let i = 0; i < 5; i++) {
      const responded = page.waitForResponse('**/api/recovery/*')
      await wrong()
      expect((await responded).status()).toBe(422)
      await expect(alert).toContainText(words)
    }
    await wrong()
    await expect(alert).toContainText('Too many tries. Please wait')
    await expect(alert).toContainText(wait)
    await expectAccessible(page)
  }
  await strict.stop()
})
