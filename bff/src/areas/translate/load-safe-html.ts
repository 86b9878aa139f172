let loading: Promise<typeof import('./safe-html.ts')> | undefined

/** Lazy-loaded, once: a resolved import() still costs each request 4 µs. */
export function loadSafeHtml() {
  loading ??= import('./safe-html.ts')
  return loading
}
