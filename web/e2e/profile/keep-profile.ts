import type { Page, Stack } from '../portal.ts'

/** Reads of the profile are answered as they would be now, whatever is saved. */
export async function keepProfile(page: Page, stack: Stack) {
  const body = await (await page.request.get(`${stack.url}/api/profile`)).text()
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ body, contentType: 'application/json' })
      : route.fallback(),
  )
}
