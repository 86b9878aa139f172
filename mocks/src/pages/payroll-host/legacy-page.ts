import { HttpResponse } from 'msw'
import { type Html, html } from '../html.ts'

/**
 * A page as old payroll systems make them: styles in attributes and in a file of the host, scripts, and
 * no policy of its own.
 */
export function legacyPage(title: string, body: Html): Response {
  const whole = html`<html>
<head>
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/payroll.css">
<script>top === window || top.location.replace(location)</script>
</head>
<body bgcolor="#ffffff" onload="window.status='Done'">
<h2>${title}</h2>
${body}
</body>
</html>
`
  return new HttpResponse(whole.markup, { headers: { 'Content-Type': 'text/html' } })
}

/** Columns of a table with a row for each record. */
export function legacyTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): Html {
  return html`<table border="1" cellpadding="6" cellspacing="0">
<tr>${headers.map((one) => html`<th align="left">${one}</th>`)}</tr>
${rows.map(
  (row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>
`,
)}</table>`
}

export const stylesheet = `body { font: 15px/1.5 Verdana, sans-serif; color: #223; margin: 12px }
h2 { font-size: 18px; color: #204a70 } table { border-collapse: collapse } th { background: #e6edf4 }
`
