import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { isOlder, oldestBrowsers } from '../../oldest-browsers.ts'

const keys = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
} as const
const oldest = oldestBrowsers()

/** A built-in or DOM interface, or with `member` one of its properties. */
export interface Feature {
  global: string
  /** Those of the constructor itself end with `_static`. */
  member?: string
}

/** The features that at least one of the oldest supported browsers lacks. */
export function newerFeatures(): Feature[] {
  const globals = { ...data.javascript.builtins, ...data.api } as Record<string, Identifier>
  return Object.entries(globals).flatMap(([global, feature]): Feature[] => {
    const { __compat, ...members } = feature
    if (isLacking(__compat)) return [{ global }]
    return Object.entries(members)
      .filter(([, member]) => isLacking((member as Identifier).__compat))
      .map(([member]) => ({ global, member }))
  })
}

function isLacking(compat: CompatStatement | undefined): boolean {
  return oldest.some(({ name, version }) => {
    const [support] = [compat?.support[keys[name]] ?? []].flat()
    if (!compat || !support) return false
    const {
      version_added: added,
      version_removed: removed,
      flags,
      partial_implementation,
    } = support
    const isIn = typeof added === 'string' && !isOlder(version, added.replace('≤', ''))
    return !isIn || Boolean(removed || flags || partial_implementation)
  })
}
