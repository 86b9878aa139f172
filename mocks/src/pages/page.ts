import { HttpResponse } from 'msw'
import { type Html, html } from './html.ts'

const style = html`<style>
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1d2733; background: #fff }
  h1 { font-size: 1.5rem } h2 { font-size: 1rem; margin: 0 }
  nav a { display: inline-block; padding: .6rem 1rem .6rem 0 } a { color: #0b57a4 }
  ul.cards { list-style: none; padding: 0 } ul.cards li { border: 1px solid #c9d1da; border-radius: .5rem; padding: 1rem; margin: 0 0 1rem; overflow-wrap: anywhere }
  form { max-width: 22rem } label { display: block; font-weight: 600; margin: 1rem 0 .25rem }
  input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit; border-radius: .375rem }
  input { padding: .5rem .75rem; border: 1px solid #66727f } button { margin: 1.5rem 0; border: 0; background: #0b57a4; color: #fff; font-weight: 600; cursor: pointer }
  :focus-visible { outline: 3px solid #0b57a4; outline-offset: 2px } .wrong { border-left: .25rem solid #b3261e; padding: .5rem .75rem; color: #8c1d18; background: #fcedec }
  iframe { box-sizing: border-box; width: 100%; height: 75vh; border: 1px solid #66727f; border-radius: .5rem }
  th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; overflow-wrap: anywhere } table { margin: 1rem 0; border-collapse: collapse }
  p { margin: .25rem 0 } .code { font-size: 1.5rem; letter-spacing: .15em } .quiet { color: #4b5866 }
</style>`

const basicPolicy = "default-src 'none'; style-src 'unsafe-inline'"

interface Options {
  status?: number
  lang?: 'en' | 'es'
  /** Additional CSP sources; none by default. */
  policy?: string
}

export function page(title: string, body: Html, options: Options = {}): Response {
  const { status = 200, lang = 'en', policy } = options
  const whole = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
  return HttpResponse.html(whole.markup, {
    status,
    headers: {
      'Content-Security-Policy': [basicPolicy, policy].filter(Boolean).join('; '),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}

export function missingPage(origin: string): Response {
  return page('Not found', html`<p>The ${origin} has no page at this address.</p>`, { status: 404 })
}
