import type { Page } from '@playwright/test'

/**
 * For a screen reader the page's roles, names, values, states and addresses (YAML), then as comments its
 * language and title, attributes of fields and links, and descriptions. Days and times are reduced to their format.
 */
export async function describeScreen(page: Page, parts: 'all' | 'page'): Promise<string> {
  const spoken = await page.locator('body').ariaSnapshot()
  const markup = await page.evaluate(describeMarkup, parts)
  const leftOut = parts === 'page' ? [passing, aroundPage] : [passing]
  const blocks = spoken.split(/\n(?=- )/)
  const kept = blocks.filter((block) => !leftOut.some((pattern) => pattern.test(block)))
  return hideVolatile(`${shorten(kept.join('\n'))}\n${markup}`)
}

/** Alerts over the page leave by themselves, and live regions fill and empty. */
const passing = /^- (status|alert|group)/

/** Blocks that are the same on each page. */
const aroundPage =
  /^- (link "(Skip|Ir al)|region "Cookies"|banner|complementary|contentinfo|navigation "(Menu|Menú|Main pages|Páginas)|paragraph$)/

/**
 * Of a long list of options leaves the first two, the selected and the last, with their number; of a row its
 * cells, which its name repeats.
 */
function shorten(yaml: string): string {
  return yaml
    .replace(/(?:^ *- option .*\n){10,}/gm, (list) => {
      const options = list.trimEnd().split('\n')
      const kept = options.filter(
        (option, index) =>
          index < 2 || index === options.length - 1 || option.includes('[selected]'),
      )
      return `${kept.join('\n')} # of ${options.length}\n`
    })
    .replace(/^( *- )'?row ".*"'?:$/gm, '$1row:')
}

/** Replaces what differs from run to run: days and times, ids, ports, the version, states of an autosave. */
export function hideVolatile(description: string): string {
  return description
    .replace(/\b\d{4}-\d\d-\d\d\b/g, 'YYYY-MM-DD')
    .replace(/\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, 'M/D/YYYY')
    .replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, 'Mmm D, YYYY')
    .replace(/\b[A-Z][a-z]{3,8} \d{1,2}, \d{4}\b/g, 'Month D, YYYY')
    .replace(/\b\d{1,2} [a-z]{3,4} \d{4}\b/g, 'D mmm YYYY')
    .replace(/\b\d{1,2} de [a-z]{4,10} de \d{4}\b/g, 'D de mes de YYYY')
    .replace(/\b\d+\.\d+\.\d+\+[\w-]+/g, 'X.Y.Z+commit')
    .replace(/(?<=paragraph: )(Saving…|Guardando…|Guardado$)/gm, 'Saved')
    .replace(/© \d{4}/g, '© YYYY')
    .replace(/new\.person\d+/g, 'new.person')
    .replace(/\b\d{1,2}:\d\d(\s)[AP]M\b/g, 'H:MM$1AM')
    .replace(/\b\d{1,2}:\d\d(\s)[ap](\.\s?m\.)/g, 'H:MM$1a$2')
    .replace(/(?<=- timer: )\d:\d\d/g, 'M:SS')
    .replace(/\b\d\d\/\d{4}\b/g, 'MM/YYYY')
    .replace(/(?<=referenc(e|ia): )[A-Z\d]{4}-[A-Z\d]{4}/g, 'XXXX-XXXX')
    .replace(/(?<=localhost|127\.0\.0\.1):\d+/g, '')
    .replace(/(?<=- button "(Send a new passcode|Enviar otro código)") \[disabled\]/g, '')
    .replace(/_r_\w+_/g, '_r_')
}

/** Runs in the page: its language and title, and attributes that ARIA does not tell. */
function describeMarkup(parts: 'all' | 'page'): string {
  const noted = {
    'input, select, textarea':
      'name type autocomplete inputmode maxlength minlength min max step accept autocapitalize spellcheck aria-required placeholder multiple readonly',
    '[aria-describedby]:not(input, select, textarea)': '',
    'a[href]': 'target rel download',
    'main [lang], dialog [lang], [role=dialog] [lang]': 'lang',
    'iframe, img': 'title alt src',
  }
  const lines = [`# ${document.documentElement.lang}: ${document.title}`]
  for (const [selector, names] of Object.entries(noted))
    for (const element of document.querySelectorAll(selector)) {
      if (parts === 'page' && !element.closest('main, dialog, [role=dialog]')) continue
      const attributes = names
        .split(' ')
        .filter((name) => element.hasAttribute(name))
        .map((name) => `${name}=${element.getAttribute(name)}`)
      if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
        attributes.push(`value=${element.value}`)
      const description = (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
      if (description.trim()) attributes.push(`described by "${description.trim()}"`)
      if (attributes.length > 0)
        lines.push(`# ${element.tagName.toLowerCase()} ${attributes.join(' ')}`)
    }
  return lines.map((line) => `${line}\n`).join('')
}
