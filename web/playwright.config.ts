import { defineConfig } from '@playwright/test'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** What the gateway, the clock or another site decides, and no screen: tried on one. */
const sameOnEveryScreen = [
  ...['bot-score', 'limits', 'operations', 'internal-careers', 'recovery-limits'],
  ...['recovery-explicit', 'content-hostile', 'hostile-html', 'session-life', 'privacy'],
  ...['apply-trouble', 'apply-internal', 'apply-worker'],
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../node_modules/.cache/gatehouse/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  // Where others share the machine, what fails once is tried once more; the list says so.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ],
    },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 375, height: 720 }, hasTouch: true },
      testIgnore: sameOnEveryScreen,
    },
  ],
})
