import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'
import { precompileText } from './precompile-text.ts'
import { precompress } from './precompress.ts'
import { preloadPages } from './preload-pages.ts'
import { pruneStyles } from './prune-styles.ts'
import { staticStyles } from './static-styles.ts'
import { stubModules } from './stub-modules.ts'

/** Without what they import, which other pages load too. */
const pageGroups = [
  {
    name: 'jobs',
    test: /\/src\/(areas\/application\/model\/started-flag|areas\/jobs\/(audience|messages|list\/use-pay|position-type\/[a-z-]+|applied-jobs|mobile-app|use-canonical|california\/notice-acceptance)|language\/use-(date|age)|one-of|portal\/(jobs|job-search-url)|rules\/brand-codes)\.tsx?$/,
  },
  {
    name: 'search',
    test: /\/src\/areas\/jobs\/(search\/(?!search-page|where\.|locate)|search\/order\/|list\/job-)[a-z-]+\.tsx?$/,
  },
  // Small parts, each of which would name itself in the first file.
  {
    name: 'rules',
    test: /\/contracts\/src\/rules\/(choice|email|name-characters|non-blank-text|optional-text|passcode|phone|phone-digits|postal-code-format|required-text|typed-text)\.ts$/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }))

export default defineConfig({
  // The gateway replaces the placeholder in each page.
  html: { cspNonce: '__NONCE__' },
  // For four functions that Formik imports: 4 kB smaller, and tested against lodash's own tests.
  resolve: { alias: [{ find: /^lodash-es\/(.*)$/, replacement: 'es-toolkit/compat/$1' }] },
  plugins: [
    precompileText(),
    stubModules(),
    pruneStyles(),
    staticStyles(),
    react(),
    preloadPages(),
    precompress(),
  ],
  build: {
    target: oldestBrowsers().map(({ name, version }) => name.replace('_saf', '') + version),
    // Browsers without modulepreload load a little later.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    // One file for the first page: in chunks it compresses 3 kB worse. The same for what is always loaded
    // together, which is cut apart by who else needs a part of it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'fields',
              test: /\/src\/(forms\/(form-element|field|field-frame|field-id|rule-text\/use-rule-text|use-lazy)|ui\/(input-style|field-error))\.tsx?$/,
            },
            {
              name: 'forms',
              test: /\/src\/forms\/(submit-button|error-summary|use-endpoint-form)\.tsx?$/,
            },
            ...pageGroups,
          ],
        },
        // The first file names all others, and shared ones need no telling name.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/c-[hash].js',
      },
    },
  },
})
