import type { Page } from '../portal.ts'

/** Presses until the gateway does not say "not now": a busy machine may make Redis late. */
export async function submit(
  page: Page,
  { path }: { path: string },
  press: () => Promise<void>,
): Promise<number> {
  for (;;) {
    const answered = page.waitForResponse(`**${path}`)
    await press()
    const status = (await answered).status()
    if (status !== 503) return status
  }
}
