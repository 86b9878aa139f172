import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Catalogues = Record<string, Record<string, string>>

/**
 * Compiles the texts of every messages.ts while building, so that the parser of message syntax
 * (10 kB) stays out of the browser. A messages.ts therefore exports `text` and nothing else.
 */
export function precompileText(): Plugin {
  return {
    name: 'precompile-text',
    config: () => ({
      resolve: {
        alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
      },
    }),
    async transform(_code, id) {
      if (!id.endsWith('/messages.ts')) return
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
