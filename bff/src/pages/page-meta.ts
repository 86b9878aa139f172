import { escapeHtml, escapeJson } from './escape-html.ts'

/** Meta data and data of a page, in its HTML before any script runs. */
export interface PageMeta {
  status?: number
  /** Seconds. */
  retryAfter?: number
  title?: string
  description?: string
  canonical?: string
  hidden?: boolean
  structured?: object | undefined
  /** Replies of endpoints: serialized, by URL. */
  preloadedReplies?: Record<string, string>
}

const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

export function toHead(page: PageMeta, product: string): string {
  const { description, canonical } = page
  const title = page.title === undefined ? product : `${page.title} · ${product}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    page.hidden ? meta('name', 'robots', 'noindex') : '',
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    meta('property', 'og:site_name', product),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', page.title ?? product),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
  ].join('')
}

const data = (attributes: string, json: string) =>
  `<script ${attributes}>${escapeJson(json)}</script>`

/** Data elements for the end of the body. */
export function toData({ structured, preloadedReplies = {} }: PageMeta): string {
  const pairs = Object.entries(preloadedReplies).map(
    ([address, text]) => `${JSON.stringify(address)}:${text}`,
  )
  return [
    structured ? data('type="application/ld+json"', JSON.stringify(structured)) : '',
    pairs.length > 0
      ? data('type="application/json" id="gatehouse-preloaded-replies"', `{${pairs.join(',')}}`)
      : '',
  ].join('')
}
