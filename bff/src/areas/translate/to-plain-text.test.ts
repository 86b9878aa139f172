import { expect, test } from '@jest/globals'
import { toPlainText } from './to-plain-text.ts'

test.each([
  ['Pick &amp; Pack &#8211; 2nd Shift', 'Pick & Pack – 2nd Shift'],
  ['Don&#39;t miss it &mdash; jos&eacute;&nbsp;&#x2713;', "Don't miss it — josé\u00a0✓"],
  ['&quot;A&quot; &lt; &quot;B&quot;', '"A" < "B"'],
  ['&amp;lt;', '&lt;'],
  ['a < b & c > d', 'a < b & c > d'],
  ['R&D; Q&A', 'R&D; Q&A'],
  ['<b>Now</b> &amp; then', '<b>Now</b> & then'],
  ['stub\u202efdp.exe', 'stubfdp.exe'],
  ['stub&#8238;fdp.exe', 'stubfdp.exe'],
  ['\u2067a\u2069', 'a'],
  ['', ''],
])('%j is read as %j', (text, plain) => expect(toPlainText(text)).toBe(plain))
