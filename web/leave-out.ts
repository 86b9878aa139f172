import type { Plugin } from 'vite'

/** Packages that the portal's code pulls in and never uses, and what stands in for them. */
const standIns: Record<string, string> = {
  // Reply schemas: the portal reads an endpoint's method, path and rules; the gateway checks replies.
  typebox: 'export const Type = new Proxy({}, { get: () => () => undefined })',
  // For the higher-order components of Formik and Emotion: the portal has hooks only.
  'hoist-non-react-statics': 'export default (component) => component',
}

/** Keeps packages out of the browser that would weigh 3 kB there and do nothing. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source) => (source in standIns ? `\0left-out:${source}` : undefined),
    load: (id) => standIns[id.replace('\0left-out:', '')],
  }
}
