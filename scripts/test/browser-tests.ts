import { resolve } from 'node:path'
import { type RunResult, runTool } from '../programs/program.ts'

/** Runs the browser tests, or those of `files` alone, against the built gateway; writes a JSON report. */
export function testInBrowser(
  chromium: string,
  report: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<RunResult> {
  const args = ['test', '-c', 'web/playwright.config.ts', '--reporter=list,json', ...files]
  return runTool('playwright', args, {
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
