import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { phone, phoneOnlyPattern, phonePattern, wide } from './e2e/screens.ts'

const shell = '/usr/bin/chromium-headless-shell'
const chromium = process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium')

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/records/{arg}{ext}',
  outputDir: '../node_modules/.cache/gatehouse/browser',
  fullyParallel: true,
  // A page waits part of the time.
  workers: Math.ceil(availableParallelism() * 1.5),
  // In CI the tests share a slow machine.
  timeout: process.env.CI ? 90_000 : 60_000,
  expect: { timeout: process.env.CI ? 20_000 : 7_000 },
  forbidOnly: true,
  // Retries once on a shared machine; the report lists flaky tests.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: optimising its code costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
        '--num-raster-threads=1',
      ],
    },
    locale: 'en-US',
    // Frames of animations cost processor time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    { name: 'wide', use: { viewport: wide }, grepInvert: phoneOnlyPattern },
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true },
      grep: phonePattern,
    },
  ],
})
