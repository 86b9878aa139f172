import { readFileSync } from 'node:fs'
import { escapeHtml } from '../pages/escape-html.ts'

const style = readFileSync(new URL('page.css', import.meta.url), 'utf8')

/** Escaped HTML, created by the `html` tag only. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Insert = Html | string | number | false | null | undefined | readonly Insert[]

/** Template tag that escapes its inserts, for text and quoted attributes. */
export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(String.raw({ raw: parts }, ...inserts.map(toText)))
}

function toText(insert: Insert): string {
  if (insert instanceof Html) return insert.text
  if (Array.isArray(insert)) return insert.map(toText).join('')
  if (insert === false || insert === null || insert === undefined) return ''
  return escapeHtml(String(insert))
}

interface Page {
  title: string
  body: Html
  nonce: string
  /** Address of a script of our own. */
  script?: string
}

export function page({ title, body, nonce, script }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style>
${script && html`<script src="${script}" defer></script>`}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text
}
