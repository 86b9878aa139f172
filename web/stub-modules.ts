import type { Plugin } from 'vite'

/** For functions the portal never calls; throws if that changes. */
const throwsIfCalled = `() => { throw new Error('This is not part of the portal: see web/stub-modules.ts') }`

/** Stubs of modules that are imported but not used. */
const stubs: Record<string, string> = {
  // Reply schemas: only the gateway validates replies.
  typebox: 'export const Type = new Proxy({}, { get: () => () => undefined })',
  // Only for higher-order components; the portal uses hooks.
  'hoist-non-react-statics': 'export default (component) => component',
  // A list of all HTML attributes, which the types check as well; `asChild` is Chakra's own.
  '@emotion/is-prop-valid': "export default (name) => name !== 'asChild'",
  // Inserts styles while components are rendered, in React's slices of 5 ms: as effects they are one task of 15 ms.
  '@emotion/use-insertion-effect-with-fallbacks': `
    export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert()
    export { useInsertionEffect as useInsertionEffectWithLayoutFallback } from 'react'`,
  // SWR's shim for React before 18.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react'",
  // SWR already ships an equal function.
  'react-fast-compare': "export { dequal as default } from 'dequal/lite'",
  // Formik merges errors of three validators; our forms have one.
  deepmerge: 'export default { all: (kinds) => Object.assign({}, ...kinds) }',
  // Formik copies form values, for which the platform's copy suffices.
  'es-toolkit/compat/cloneDeep': 'export default structuredClone',
  'es-toolkit/compat/clone': `export { clone as default } from 'es-toolkit/object'`,
}

/** Stubs of files within packages. A version that needs other exports does not build. */
const fileStubs: Record<string, string> = {
  // Tracing of navigation.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = ${throwsIfCalled}
    export const instrumentClientSideRouter = ${throwsIfCalled}
    export const instrumentHandler = ${throwsIfCalled}
    export const instrumentationResultMetaContext = undefined`,
  // Server rendering; Link reads its prefetch state.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, undefined, {}]
    export const mergeRefs = (ref) => ref
    export const PrefetchPageLinks = ${throwsIfCalled}
    export const useFrameworkContext = ${throwsIfCalled}
    export const setIsHydrated = ${throwsIfCalled}
    export const Links = ${throwsIfCalled}
    export const Meta = ${throwsIfCalled}
    export const Scripts = ${throwsIfCalled}
    export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined`,
}

const isPortalContract = /\/contracts\/src\/portal\/[\w-]+\.ts$/

/** Contracts whose rules no form uses. */
const formless = /\/(jobs|lookups|tracking)\.ts$/

/** Removes reply schemas from endpoints; where no form uses the rules, also those, and with them yup. */
function withoutSchemas(code: string, id: string): string {
  const withoutReplies = code
    .replace(/\breply: /g, 'reply: undefined && ')
    .replace(/\b(Type\.\w+|oneOf|typed|listOf)\(/g, '/* @__PURE__ */ $&')
  if (!formless.test(id)) return withoutReplies
  return withoutReplies
    .replace(/\b(query|body): /g, '$1: undefined && ')
    .replace(/^import .* from '(yup|.*\/rule\.ts)'$/gm, '')
}

const all = { ...stubs, ...fileStubs }

/** Saves 15 kB of unused code in the browser. */
export function stubModules(): Plugin {
  const leftOut = new Set<string>()
  return {
    name: 'stub-modules',
    enforce: 'pre',
    resolveId: (source) => (source in stubs ? `\0left-out:${source}` : undefined),
    load(id) {
      const name = id.split(/\0left-out:|\/node_modules\//).at(-1) ?? ''
      if (name in all) leftOut.add(name)
      return all[name]
    },
    buildEnd(fault) {
      const idle = Object.keys(all).filter((name) => !leftOut.has(name))
      if (!fault && this.environment.mode === 'build' && idle.length > 0)
        this.error(
          `${idle} is not imported any more: remove it from web/stub-modules.ts or fix its name`,
        )
    },
    transform(code, id) {
      if (isPortalContract.test(id)) return { code: withoutSchemas(code, id), map: null }
      if (!/\/node_modules\/(react-router|formik)\//.test(id)) return
      return { code: markUnusedAsPure(code), map: null }
    },
  }
}

/**
 * Makes unused components tree-shakeable: marks their factory calls as pure, drops `displayName`, and
 * moves `defaultProps` to the use.
 */
function markUnusedAsPure(code: string): string {
  return code
    .replace(/^\w+\.displayName = ['"].*['"];$/gm, '')
    .replace(/(?<=^\w+ \w+ = )(?=React\$1\.(createContext|forwardRef)\()/gm, '/* @__PURE__ */ ')
    .replace(
      /^(\w+)\.defaultProps = (\{[^}]*\});([\s\S]*?\()\1\)/m,
      '$3/* @__PURE__ */ Object.assign($1, { defaultProps: $2 }))',
    )
}
