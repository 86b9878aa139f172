import type { Page } from '../portal.ts'

/** Retries on 503: Redis may be late on a busy machine. */
export async function submitWithRetry(
  page: Page,
  { path }: { path: string },
  press: () => Promise<void>,
): Promise<number> {
  for (;;) {
    const responded = page.waitForResponse(`**${path}`)
    await press()
    const status = (await responded).status()
    if (status !== 503) return status
  }
}
