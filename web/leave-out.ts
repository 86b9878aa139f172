import type { Plugin } from 'vite'

/** Packages that the portal's code pulls in and never uses, and what stands in for them. */
const standIns: Record<string, string> = {
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
}

/** Keeps what would weigh 5 kB in the browser and do nothing there out of it. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source) => (source in standIns ? `\0left-out:${source}` : undefined),
    load: (id) => standIns[id.replace('\0left-out:', '')],
    /** Reply schemas stay out of the endpoints too, and schemas that nothing else names go. */
    transform(code, id) {
      if (!/\/contracts\/src\/portal\/[\w-]+\.ts$/.test(id)) return
      const bare = code
        .replace(/\breply: /g, 'reply: undefined && ')
        .replace(/\bType\.\w+\(/g, '/* @__PURE__ */ $&')
      return { code: bare, map: null }
    },
  }
}
