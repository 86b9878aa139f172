import { expect, test } from '@jest/globals'
import { decodeReferences, decodeXml, readXml } from './xml.ts'

test.each([
  ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
  ['&#68;&#x44;&#X44;&#x1F600;', 'DDD😀'],
  ['&amp;lt;', '&lt;'],
  ['&nbsp;&constructor;&#1114112;&#x110000;', ''],
  ['&#x10ffff;', '\u{10ffff}'],
  ['R&D; a & b', 'R a & b'],
])('the references of %j stand for %j', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded)
})

const declared = (encoding: string, gap = ' ') =>
  Buffer.from(`<?xml version="1.0"${gap}encoding=${encoding}?><a/>`)

test.each([
  ['no encoding', Buffer.from('<a/>'), true],
  ['UTF-8', declared('"UTF-8"'), true],
  ['US-ASCII', declared("'us-ascii'"), true],
  ['another encoding', declared('"utf-7"'), false],
  ['another one behind blanks', declared("'UTF-16'", ' '.repeat(150)), false],
  ['a zero', Buffer.from('<a>\0</a>'), false],
  ['broken UTF-8', Buffer.from('<a>\xe9</a>', 'latin1'), false],
])('XML of %s is read: %s', (_what, content, isRead) => {
  expect(decodeXml(content) !== undefined).toBe(isRead)
})

function partsOf(xml: string) {
  const parts: string[] = []
  const isRead = readXml(xml, {
    onStart: (name, attributes) => {
      const values = attributes().map((one) => `${one.name}=${one.value}`)
      parts.push([`<${name}`, ...values].join(' '))
    },
    onEnd: (name) => void parts.push(`/${name}`),
    onText: (text) => void parts.push(text),
  })
  return isRead ? parts : undefined
}

test.each([
  ['<w:A b="1>2" w:c=\'&lt;\'>x</w:A>', ['<a b=1>2 w:c=<', 'x', '/a']],
  ['<a/>', ['<a', '/a']],
  ['<a\nb="1"\r\n\tc="2"/>', ['<a b=1 c=2', '/a']],
  ['<a\tb="1"></a\n>', ['<a b=1', '/a']],
  ['<a\rb="1"></a\t>', ['<a b=1', '/a']],
  ['<?xml version="1.0"?><!-- <b> --><a></a >', ['<a', '/a']],
  ['<a><![CDATA[<&]]></a>', ['<a', '<&amp;', '/a']],
  ['text', ['text']],
  ['<!DOCTYPE a><a/>', undefined],
  ['<a><!-->-->', ['<a']],
  ['<a b="1', undefined],
  ['<a <b>', undefined],
  ['<a><!-- x', undefined],
  ['<a><![CDATA[x', undefined],
  ['<? x', undefined],
])('the parts of %j are %j', (xml, parts) => {
  expect(partsOf(xml)).toEqual(parts)
})
