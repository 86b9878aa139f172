import type { Plugin } from 'vite'

/** Stands in for functions that the portal never calls: they tell whoever begins to. */
const throwsIfCalled = `() => { throw new Error('This is left out of the portal: see web/stub-modules.ts') }`

/** Modules that the portal's code pulls in and never uses, and what stands in for them. */
const stubs: Record<string, string> = {
  // Reply schemas: the portal reads an endpoint's method, path and rules; the gateway checks replies.
  typebox: 'export const Type = new Proxy({}, { get: () => () => undefined })',
  // For the higher-order components of Formik and Emotion: the portal has hooks only.
  'hoist-non-react-statics': 'export default (component) => component',
  // For React before 18; SWR asks for it.
  'use-sync-external-store/shim': "export { useSyncExternalStore } from 'react'",
  // Formik compares values; SWR brings a function that does.
  'react-fast-compare': "export { dequal as default } from 'dequal/lite'",
  // Formik merges errors of three kinds of checks, of which our forms have one.
  deepmerge: 'export default { all: (kinds) => Object.assign({}, ...kinds) }',
  // Formik copies a form's values: the platform's copy, and a plain one, know all that forms hold.
  'es-toolkit/compat/cloneDeep': 'export default structuredClone',
  'es-toolkit/compat/clone': `export { clone as default } from 'es-toolkit/object'`,
}

/** The same for files within packages. A version that asks for other exports does not build. */
const fileStubs: Record<string, string> = {
  // Tracing of navigation, which a router has to be given.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = ${throwsIfCalled}
    export const instrumentClientSideRouter = ${throwsIfCalled}
    export const instrumentHandler = ${throwsIfCalled}
    export const instrumentationResultMetaContext = undefined`,
  // Pages rendered on a server: without one, Link asks whether to prefetch and hears no.
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

/** Endpoints that no form obeys the rules of. */
const formless = /\/(jobs|lookups)\.ts$/

/**
 * Reply schemas stay out of the endpoints too, and schemas that nothing else names go; where no form
 * reads the rules of a body, so do they, and with them yup.
 */
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

/** Keeps code out of the browser that would weigh 13 kB there and do nothing. */
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
          `Nobody asks for ${idle} any more: take it off web/stub-modules.ts or mend its name`,
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
 * A component that is made by a call, or gets a name or defaults by assignment, is one that a bundler
 * keeps though nobody uses it. Marks the calls as pure, drops the names, which are for developer
 * tools, and moves the defaults to where the component is used.
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
