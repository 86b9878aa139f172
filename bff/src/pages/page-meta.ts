import { escapeHtml, escapeJson } from './escape-html.ts'

/** What a page says of itself before any script has run: to search engines, and to the portal. */
export interface PageMeta {
  /** 200 unless said otherwise. */
  status?: number
  /** Seconds after which it is worth coming again. */
  retryAfter?: number
  title?: string
  description?: string
  /** The one address under which search engines keep it. */
  canonical?: string
  /** Not to be kept by search engines. */
  hidden?: boolean
  /** Structured data (JSON-LD). */
  structured?: object | undefined
  /** Answers of endpoints by their address, as they would go over the wire. */
  answers?: Record<string, string>
}

const meta = (name: 'name' | 'property', key: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${name}="${key}" content="${escapeHtml(content)}" />`

/** For the head. */
export function toHead(about: PageMeta, product: string): string {
  const { description, canonical } = about
  const title = about.title === undefined ? product : `${about.title} · ${product}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    about.hidden ? meta('name', 'robots', 'noindex') : '',
    canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
    meta('property', 'og:site_name', product),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', about.title ?? product),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
  ].join('')
}

const data = (attributes: string, json: string) =>
  `<script ${attributes}>${escapeJson(json)}</script>`

/** For the end of the body: data, which no browser runs. */
export function toData({ structured, answers = {} }: PageMeta): string {
  const pairs = Object.entries(answers).map(
    ([address, text]) => `${JSON.stringify(address)}:${text}`,
  )
  return [
    structured ? data('type="application/ld+json"', JSON.stringify(structured)) : '',
    pairs.length > 0
      ? data('type="application/json" id="gatehouse-answers"', `{${pairs.join(',')}}`)
      : '',
  ].join('')
}
