import { resolve } from 'node:path'
import { type RunResult, runTool } from '../programs/program.ts'

interface Options {
  /** Further arguments: files, folders or options; without files all tests run. */
  args?: readonly string[]
  env?: Record<string, string>
  quiet?: boolean
}

/** Runs browser tests against the built gateway; writes a JSON report. */
export function testInBrowser(
  chromium: string,
  report: string,
  { args = [], env, quiet = false }: Options = {},
): Promise<RunResult> {
  const all = ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json', ...args]
  return runTool('playwright', all, {
    quiet,
    removesTemporaryFiles: true,
    env: {
      // Patience for machines that others slow down (web/playwright.config.ts).
      CI: 'true',
      CHROMIUM_PATH: chromium,
      GATEWAY_PROGRAM: 'bff/dist/main.js',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PWTEST_CACHE_DIR: resolve('node_modules/.cache/playwright'),
      ...env,
    },
  })
}
