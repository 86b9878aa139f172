import type { Page } from './portal.ts'

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp | string) {
  const focused = page.locator(':focus')
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const called = await focused.evaluate((one) => {
      const [label] = 'labels' in one ? [...((one.labels as NodeList | null) ?? [])] : []
      return (label ?? one).textContent ?? ''
    })
    if (typeof name === 'string' ? called.trim() === name : name.test(called)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
