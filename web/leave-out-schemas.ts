import type { Plugin } from 'vite'

const id = '\0no-schemas'

/**
 * The portal reads an endpoint's method, path and rules, never the schema of its reply: the
 * gateway has checked that. So the schemas' library stays out of the browser.
 */
export function leaveOutSchemas(): Plugin {
  return {
    name: 'leave-out-schemas',
    enforce: 'pre',
    resolveId: (source) => (source === 'typebox' ? id : undefined),
    load: (source) =>
      source === id
        ? 'export const Type = new Proxy({}, { get: () => () => undefined })'
        : undefined,
  }
}
