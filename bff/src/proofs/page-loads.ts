import { setTimeout as wait } from 'node:timers/promises'
import { assetsIn } from '../testing/make-build.ts'

export interface PageLoads {
  /** Pages loaded so far, by the first of their assets: one per build. */
  builds(): Record<string, number>
  /** Failures since the last call, such as "404 /assets/index-later123.js". */
  failures(): string[]
  /** Ends the loop after the load under way. */
  stop(): Promise<void>
}

/** Loads the page again and again with all assets that it names, as browsers do. */
export function startPageLoads(url: string): PageLoads {
  const loads: Record<string, number> = {}
  let failures: string[] = []
  let isRunning = true

  async function load() {
    const page = await fetch(url)
    const assets = assetsIn(await page.text())
    if (page.status !== 200 || assets.length === 0) failures.push(`${page.status} page`)
    const [build = 'none'] = assets
    loads[build] = (loads[build] ?? 0) + 1
    await Promise.all(
      assets.map(async (asset) => {
        const failure = await failureOf(url, asset)
        if (failure) failures.push(failure)
      }),
    )
  }

  const all = (async () => {
    for (; isRunning; await wait(100))
      await load().catch((error: Error) => failures.push(String(error.cause ?? error)))
  })()
  return {
    builds: () => ({ ...loads }),
    failures() {
      const previous = failures
      failures = []
      return previous
    },
    async stop() {
      isRunning = false
      await all
    },
  }
}

/** Why an asset did not arrive whole, if it did not. */
export async function failureOf(url: string, asset: string): Promise<string | undefined> {
  const response = await fetch(url + asset)
  const isWhole = (await response.text()) === `// ${asset}\n`
  return response.status === 200 && isWhole ? undefined : `${response.status} ${asset}`
}
