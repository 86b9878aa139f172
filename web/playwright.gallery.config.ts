import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Takes pictures of all pages (`npm run screens`); no part of the tests. */
export default defineConfig({
  ...base,
  testMatch: /gallery\/.*\.gallery\.ts$/,
  outputDir: '../node_modules/.cache/gatehouse/gallery-failures',
  timeout: 600_000,
  retries: 0,
  projects: [{ name: 'gallery' }],
})
