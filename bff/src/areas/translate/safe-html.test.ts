import { expect, test } from '@jest/globals'
import * as subject from './safe-html.ts'

const warnings: unknown[] = []
const log = { warn: (...line: unknown[]) => warnings.push(line) } as never
const safeHtml = (html: string) => subject.safeHtml(html, { id: 'r1', log })

test.each([
  ['<script>alert(1)</script><p>text</p>', '<p>text</p>'],
  ['<p onclick="x()" style="color:red" class="a" id="b">text</p>', '<p>text</p>'],
  ['<img src="http://elsewhere.test/x.png" onerror="x()">', ''],
  ['<iframe src="https://elsewhere.test"></iframe><form><input></form>', ''],
  ['<svg><style><img src=x onerror=x()></style></svg>', ''],
  ['<h1>One</h1><h2>Two</h2><h3>Three</h3>', '<h3>One</h3><h4>Two</h4><h3>Three</h3>'],
  ['<h6>Duties</h6>Lift', '<h5>Duties</h5>Lift'],
  ['&lt;h6&gt;Duties&lt;/h6&gt;Lift', '<h5>Duties</h5>Lift'],
  ['<html><head><title>JD</title></head><body>Lift</body></html>', 'Lift'],
  ['<p lang="es">Hola</p>', '<p lang="es">Hola</p>'],
  ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ['<p><img src="a.png"></p>', ''],
  ['<div>&nbsp;<br>\u00a0</div>', ''],
  ['<p>&nbsp;x</p>', '<p>\u00a0x</p>'],
  [
    'Load trucks.\r\n\r\nDays & nights.\nBring < 2 bags.\r\n',
    'Load trucks.<br /><br />Days &amp; nights.<br />Bring &lt; 2 bags.',
  ],
  ['<p>Load\ntrucks.</p>\n<p>Days</p>', '<p>Load\ntrucks.</p>\n<p>Days</p>'],
  [
    '&lt;p class=&quot;a&quot;&gt;Pick &amp;amp; pack&lt;br /&gt;Nights&lt;/p&gt;',
    '<p>Pick &amp; pack<br />Nights</p>',
  ],
  ['&lt;script&gt;alert(1)&lt;/script&gt;&lt;p onclick=&quot;x()&quot;&gt;a&lt;/p&gt;', '<p>a</p>'],
  ['Write &lt;here&gt;', 'Write &lt;here&gt;'],
  ['Pay &lt;a 20\nDays', 'Pay &lt;a 20<br />Days'],
  ['<xmp><b>x</b></xmp><p>a</p>', '<p>a</p>'],
])('%s', (html, expected) => {
  expect(safeHtml(html)).toBe(expected)
})

test.each([
  'javascript:x()',
  'JaVaScRiPt:x()',
  'data:text/html,x',
  '//elsewhere.test',
  'vbscript:x',
])('removes a link to %s', (href) => {
  expect(safeHtml(`<a href="${href}">go</a>`)).not.toContain('href')
})

test.each(['http://a.test/', 'https://a.test/', 'mailto:hr@a.test', 'tel:+15125550142'])(
  'keeps a link to %s, and its language',
  (href) => {
    const attributes = `href="${href}" lang="es" target="_blank" rel="noopener noreferrer"`
    expect(safeHtml(`<a href="${href}" lang="es">go</a>`)).toBe(`<a ${attributes}>go</a>`)
  },
)

test.each([
  ...['p', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'small', 'h3', 'h4', 'h5'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])('keeps <%s>', (tag) => {
  const html = `<${tag} lang="es">texto</${tag}>`
  expect(safeHtml(html)).toBe(html)
})

test.each([
  ...['address', 'article', 'aside', 'center', 'figcaption', 'figure', 'footer', 'header'],
  ...['legend', 'main', 'nav', 'section'],
])('<%s> stays a block', (tag) => {
  expect(safeHtml(`Lift<${tag} lang="es">texto</${tag}>`)).toBe('Lift<div lang="es">texto</div>')
})

test('keeps line breaks and rules', () => {
  expect(safeHtml('one<br>two<hr>three')).toBe('one<br />two<hr />three')
})

test('keeps the structure of a table', () => {
  const html =
    '<table><tr><th scope="col" colspan="2" rowspan="1">Day</th><td colspan="2" rowspan="3">8</td></tr></table>'
  expect(safeHtml(html)).toBe(html)
})

test('keeps a text of the greatest length', () => {
  const html = `<p>${'x'.repeat(199_993)}</p>`
  expect(safeHtml(html)).toBe(html)
})

test('cuts off a longer text at a space, shows it and logs it', () => {
  warnings.length = 0
  const html = `<p>${'word '.repeat(39_998)}word word</p><script>x()`
  expect(safeHtml(html)).toBe(`<p>${'word '.repeat(39_998)}word</p><p>[…]</p>`)
  expect(warnings).toEqual([[{ id: 'r1', characters: html.length }, 'text cut off']])
})

test('cuts off a text of too many tags, and closes those that are open', () => {
  const items = (count: number) => '<li>a</li>'.repeat(count)
  expect(safeHtml(`<ul>${items(2500)}`)).toBe(`<ul>${items(1999)}<li>a</li></ul><p>[…]</p>`)
})

test('cuts off no link that leads elsewhere', () => {
  const html = `${'x'.repeat(199_990)} <a href="https://a.test/path">go</a>`
  expect(safeHtml(html)).toBe(`${'x'.repeat(199_990)}<p>[…]</p>`)
})

const picture = `data:image/png;base64,${'iVBORw0K+/=\n'.repeat(20_000)}`
test.each([
  `<img src="${picture}">`,
  `<img src='${picture}' alt='Us'>`,
  `<p style="background:url(${picture})"></p>`,
  `&lt;img src=&quot;${picture}&quot;&gt;`,
])('an embedded picture takes no text away: %#', (markup) => {
  warnings.length = 0
  expect(safeHtml(`<p>Plant closed.</p>${markup}<p>Call us.</p>`)).toMatch(
    /^<p>Plant closed.<\/p>.*<p>Call us.<\/p>$/s,
  )
  expect(warnings).toEqual([])
})

test('a text of an embedded picture alone is empty', () => {
  expect(safeHtml(`<p><img src="${picture}"></p>`)).toBe('')
})

test.each([
  ...['x ', '<p>', '<div>', '<td>a', '<', '</p>', '&amp;', '&lt;p&gt;', '<!--', '<a href="'],
  ...['"data:image/', '=data:image/', '(', '<script>', '<p>a</p>'],
])('takes 4 MB of %j in 50 ms', (filler) => {
  let least = Infinity
  for (let tries = 0; tries < 10 && least > 50; tries++) {
    const html = `${tries} ${filler.repeat(4_000_000 / filler.length)}`
    const { user } = process.cpuUsage()
    safeHtml(html)
    least = Math.min(least, (process.cpuUsage().user - user) / 1000)
  }
  expect(least).toBeLessThan(50)
})

test('a link opens a new tab with noopener', () => {
  expect(safeHtml('<a href="https://a.test/?x=1" target="_top">go</a>')).toBe(
    '<a href="https://a.test/?x=1" target="_blank" rel="noopener noreferrer">go</a>',
  )
})
