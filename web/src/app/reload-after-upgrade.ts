import { dirtyForms } from '../forms/dirty-forms.ts'

/**
 * Reloads a tab once when a part of it is missing because the gateway has another build by now. Never
 * with unsent input, which is in memory only, nor during a submission.
 */
export function reloadAfterUpgrade() {
  // Vite's event of an import that failed; what asked for it is still mounted.
  window.addEventListener('vite:preloadError', () => {
    if (isIdle() && !hasJustReloaded()) void reloadIfUpgraded()
  })
}

/** While a form is sent its button is busy, and it does not count as unsent. */
const isIdle = () => dirtyForms.size === 0 && !document.querySelector('[aria-busy=true]')

/** Told by the browser: where storage is blocked a note of ours would not survive, and the tab loop. */
function hasJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' && performance.now() < 60_000
}

async function reloadIfUpgraded() {
  const script = document.querySelector('script[type=module]')?.getAttribute('src')
  const response = await fetch('/').catch(() => undefined)
  const isUpgraded = script && response?.ok && !(await response.text()).includes(script)
  if (isUpgraded && isIdle()) window.location.reload()
}
