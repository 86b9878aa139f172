import { expect, test } from '@jest/globals'
import { toFramedPage } from './to-framed-page.ts'

const address = new URL('https://payroll.example.test/portal/paychecks?a=1&b=2')
const bodyOf = (text: string) =>
  toFramedPage(text, address).replace(/^<!doctype html><base[^>]*>/, '')

test('relative addresses lead to the payroll host', () => {
  expect(toFramedPage('<p>1</p>', address)).toBe(
    '<!doctype html><base href="https://payroll.example.test/portal/paychecks?a=1&#38;b=2" target="_blank"><p>1</p>',
  )
})

test('keeps looks and text', () => {
  const page =
    '<html><head><title>Pay</title><style>td > a { color: red }</style><link rel="stylesheet" href="/p.css" /></head><body bgcolor="#fff"><table border="1"><tr><td style="color:#c00"><img src="data:image/png;base64,aa" />$1,250.50 &amp; more</td></tr></table></body></html>'
  expect(bodyOf(`<!DOCTYPE html PUBLIC "x">${page}`)).toBe(page)
})

test.each([
  ['<script>top.location = "/"</script>', ''],
  ['<p onclick="a()" ONLOAD="b()">x</p>', '<p>x</p>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.test">', ''],
  ['<base href="https://evil.test/"><a href="x">y</a>', '<a>y</a>'],
  ['<a href="/x" target="_top">y</a>', '<a>y</a>'],
  ['<a href="https://irs.test/" target="_top">y</a>', '<a href="https://irs.test/">y</a>'],
  ['<a href="javascript:a()">y</a>', '<a>y</a>'],
  ['<a href="https://PAYROLL.example.test/x">y</a>', '<a>y</a>'],
  ['<iframe src="https://evil.test"></iframe><object data="x"></object>', ''],
  ['<svg onload="a()"><script>b()</script></svg>', '<svg></svg>'],
  ['<noscript>on</noscript><embed src="https://evil.test">', ''],
  ['<frameset><frame src="https://evil.test"></frameset>', '<frameset></frameset>'],
  ['<meta charset="utf-8" /><meta HTTP-EQUIV="refresh" />', '<meta charset="utf-8" />'],
])('drops what acts: %s', (text, left) => {
  expect(bodyOf(text)).toBe(left)
})

const row = '<tr><td><a href="/paychecks/1" onclick="a()">1</a></td><td>$1,250.50</td></tr>'
const tableOf = (rows: number, script = '') => `<table>${row.repeat(rows)}</table>${script}`

test('a table of many rows is cleaned', () => {
  const page = bodyOf(tableOf(4000, `<script>${'a=1;'.repeat(100_000)}</script>`))
  expect(page).toBe(`<table>${'<tr><td><a>1</a></td><td>$1,250.50</td></tr>'.repeat(4000)}</table>`)
})

test.each([
  ['characters', `${tableOf(1)}${'x'.repeat(1_000_000)}`],
  ['tags', tableOf(5000)],
])('a page of too many %s to parse is left as it is', (_what, page) => {
  expect(bodyOf(page)).toBe(page)
})
