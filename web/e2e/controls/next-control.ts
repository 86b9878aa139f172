import type { ElementHandle, Page } from '@playwright/test'

export interface Control {
  /** "button Save Changes": its kind and its name, or what stands in for one. */
  key: string
  element: ElementHandle<HTMLElement>
}

/**
 * The first visible, enabled control whose key is not among `used`: of the uppermost dialog, else of the page.
 * Controls that lead away from the others come last.
 */
export async function nextControl(
  page: Page,
  used: ReadonlySet<string>,
  scope: string,
): Promise<Control | undefined> {
  const found = await page.evaluateHandle(findControl, { used: [...used], scope })
  const element = (await found.getProperty('element')).asElement()
  if (!element) return undefined
  return {
    key: String(await (await found.getProperty('key')).jsonValue()),
    element: element as ElementHandle<HTMLElement>,
  }
}

/** Runs in the page. Numbers are left out of the keys: of several rows the first one's controls are used. */
function findControl({ used, scope }: { used: string[]; scope: string }) {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(
    isShown,
  )
  const place = dialogs.at(-1) ?? document.querySelector(scope)
  const controls = place?.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')
  let leaving: { key: string; element: HTMLElement } | undefined
  for (const element of controls ?? []) {
    const isDisabled =
      element.matches(':disabled, [aria-disabled=true], [readonly]') ||
      element.closest('[inert], [aria-hidden=true]')
    // A checkbox is drawn by its label, and not visible itself.
    const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<HTMLElement>)] : []
    if (isDisabled || ![element, ...labels].some(isShown)) continue
    const textOf = (ids: string | null) =>
      ids
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ')
    const group = element.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
    const name =
      element.getAttribute('aria-label') ||
      textOf(element.getAttribute('aria-labelledby')) ||
      labels.map((label) => label.textContent).join(' ') ||
      element.closest('label')?.textContent ||
      (element.localName === 'select' ? '' : element.textContent) ||
      element.querySelector('img')?.alt ||
      element.getAttribute('name')
    const kind = element instanceof HTMLInputElement ? element.type : element.localName
    const key = `${kind} ${element.matches('[type=radio]') ? `${group}: ` : ''}${name}`
      .replace(/\s+/g, ' ')
      .replace(/\d+/g, '#')
      .trim()
    if (used.includes(key)) continue
    if (!/\b(Back|Cancel|Close|Discard|Log ?out|Sign out|Start over)\b/.test(key))
      return { key, element }
    leaving ??= { key, element }
  }
  return leaving ?? { key: '', element: null }
}
