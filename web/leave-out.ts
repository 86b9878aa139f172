import type { Plugin } from 'vite'

/** Stands in for functions that the portal never calls: they tell whoever begins to. */
const never = `() => { throw new Error('This is left out of the portal: see web/leave-out.ts') }`

/** Modules that the portal's code pulls in and never uses, and what stands in for them. */
const standIns: Record<string, string> = {
  // Reply schemas: the portal reads an endpoint's method, path and rules; the gateway checks replies.
  typebox: 'export const Type = new Proxy({}, { get: () => () => undefined })',
  // For the higher-order components of Formik and Emotion: the portal has hooks only.
  'hoist-non-react-statics': 'export default (component) => component',
  // Formik copies a form's initial values: what the platform has does it.
  'es-toolkit/compat/cloneDeep': 'export default structuredClone',
}

/** The same for files inside packages, where a new version may ask for other exports: it will not build. */
const standInsWithin: Record<string, string> = {
  // Tracing of navigation, which a router has to be given.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = ${never}
    export const instrumentClientSideRouter = ${never}
    export const instrumentHandler = ${never}
    export const instrumentationResultMetaContext = undefined`,
  // Pages rendered on a server: without one, Link asks whether to prefetch and hears no.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, undefined, {}]
    export const mergeRefs = (ref) => ref
    export const PrefetchPageLinks = ${never}
    export const useFrameworkContext = ${never}
    export const setIsHydrated = ${never}
    export const Links = ${never}
    export const Meta = ${never}
    export const Scripts = ${never}
    export const CRITICAL_CSS_DATA_ATTRIBUTE = undefined`,
}

/** Keeps code out of the browser that would weigh 8 kB there and do nothing. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source) => (source in standIns ? `\0left-out:${source}` : undefined),
    load: (id) =>
      standIns[id.replace('\0left-out:', '')] ??
      standInsWithin[id.split('/node_modules/').at(-1) ?? ''],
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return
      // Components are made by calls and named by assignments, either of which keeps the unused.
      const unnamed = code.replace(/^\w+\.displayName = ".*";$/gm, '')
      const made = /(?<=^(?:const|let|var) \w+ = )(?=React\$1\.(?:createContext|forwardRef)\()/gm
      return { code: unnamed.replace(made, '/* @__PURE__ */ '), map: null }
    },
  }
}
