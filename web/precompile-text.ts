import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Catalogues = Record<string, Record<string, string>>

/**
 * Compiles every messages.ts and …-messages.ts, to ship no ICU parser (10 kB). Such a file exports
 * `text` alone; texts in a file of another name fail the build.
 */
export function precompileText(): Plugin {
  return {
    name: 'precompile-text',
    config: () => ({
      resolve: {
        alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
      },
    }),
    async transform(code, id) {
      if (!/[/-]messages\.ts$/.test(id)) {
        if (/\bdefineText\(\{/.test(code)) this.error(`${id}: texts belong into a messages.ts`)
        return
      }
      const version = statSync(id).mtimeMs
      const { text } = (await import(`${pathToFileURL(id)}?${version}`)) as { text: Catalogues }
      const compiled = mapValues(text, (catalogue) => mapValues(catalogue, compile))
      return { code: `export const text = ${JSON.stringify(compiled)}`, map: null }
    },
  }
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
