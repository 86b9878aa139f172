import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

type Theme = typeof import('./src/ui/theme.ts')
type Edit = (code: string, theme: Theme) => string

const themeUrl = pathToFileURL(join(import.meta.dirname, 'src/ui/theme.ts')).href
const chakra = '/@chakra-ui/react/dist/esm/styled-system'

/** Removes from these files, by path suffix, the results that the build has computed. */
const edits: Record<string, Edit> = {
  [`${chakra}/system.js`]: withoutGlobalStyles,
  [`${chakra}/provider.js`]: (code) =>
    code.replace(/jsxs\(ChakraContextProvider[\s\S]*?\}\);/, provider),
  [`${chakra}/token-dictionary.js`]: (_code, { system }) => tokenDictionary(system),
  '/src/ui/global-css.ts': () => 'export const globalCss = undefined',
}

const provider = 'jsx(ChakraContextProvider, { value: sys, children });'

/**
 * Writes the global styles and the theme's tokens into index.html, and their lists into the script:
 * made by the browser, they are half of the script's time before the first rendering. A watching build
 * leaves them to the browser, since it does not transform Chakra again.
 */
export function staticStyles(): Plugin {
  const unmatched = new Set(Object.keys(edits))
  let theme: Promise<Theme> | undefined
  return {
    name: 'static-styles',
    apply: 'build',
    buildStart() {
      if (!this.meta.watchMode) theme = import(themeUrl)
    },
    async transform(code, id) {
      if (!theme) return
      for (const [file, edit] of Object.entries(edits)) {
        if (!id.endsWith(file)) continue
        const edited = edit(code, await theme)
        if (edited !== code) unmatched.delete(file)
        return { code: edited, map: null }
      }
    },
    buildEnd(fault) {
      if (!fault && theme && unmatched.size > 0)
        this.error(`Styles are no longer made as web/static-styles.ts expects: ${[...unmatched]}`)
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const styles = theme ? globalStyles((await theme).system) : ''
        return html.replace('/* __STYLES__ */', () => styles)
      },
    },
  }
}

/** The style sheet of the provider; the bundler adds prefixes. */
function globalStyles(system: Theme['system']): string {
  const value = createCache({ key: 'gh', stylisPlugins: [] })
  const page = createElement(
    CacheProvider,
    { value },
    createElement(ChakraProvider, { value: system, children: null }),
  )
  return renderToStaticMarkup(page).replace(/<\/?style[^>]*>/g, '')
}

function withoutGlobalStyles(code: string): string {
  return code
    .replace(/const _global = .*;/, 'const _global = [];')
    .replace(/^ +(getTokenCss|getGlobalCss|getPreflightCss),$/gm, '')
}

/** The part of a token dictionary that styles need when they are made. */
export function tokenDictionary({ tokens }: Theme['system']): string {
  const categories = new Set(tokens.allTokens.map(({ extensions }) => extensions.category ?? ''))
  const values = Object.fromEntries(
    [...categories].map((category) => [category, tokens.getCategoryValues(category)]),
  )
  return `
    const values = ${JSON.stringify(values)}
    const getVar = (path, fallback) => {
      const [category, ...name] = path.split('.')
      return values[category]?.[name.join('.')] ?? fallback
    }
    export const createTokenDictionary = () => ({
      allTokens: [],
      colorPaletteMap: new Map(),
      getByName(path) {
        const value = getVar(path)
        return value && { value }
      },
      getCategoryValues: (category) => values[category] ?? null,
      getVar,
      expandReferenceInValue(value) {
        if (/\\{|token\\(/.test(value)) throw new Error('References are not part of the portal: see web/static-styles.ts')
        return value
      },
    })`
}
