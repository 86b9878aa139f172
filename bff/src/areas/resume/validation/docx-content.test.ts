import { expect, test } from '@jest/globals'
import { isSafeContent } from './docx-content.ts'

const isSafe = (xml: string) => isSafeContent(Buffer.from(xml))

test.each(['altChunk', 'OLEObject', 'control', 'subDoc', 'mailMerge'])(
  'rejects the element %s under any prefix',
  (name) => {
    for (const tag of [name, `x:${name}`]) expect(isSafe(`<a><${tag}/></a>`)).toBe(false)
    expect(isSafe(`<a><w:${name}s/></a>`)).toBe(true)
  },
)

test.each(['imagedata', 'fill', 'stroke', 'background'])('a %s is of the document', (name) => {
  for (const attribute of ['src', 'o:href', 'o:althref', 'SRC'])
    for (const address of ['https://a.test/x', '\\\\a.test\\x', ' //a.test/x', 'file:x'])
      expect(isSafe(`<v:${name} ${attribute}="${address}"/>`)).toBe(false)
  expect(isSafe(`<v:${name} src="media/a.png" title="https://a.test/x"/>`)).toBe(true)
})

test.each(['instrText', 'delInstrText'])('reads the instruction in %s', (name) => {
  expect(isSafe(`<w:${name}>PAGE</w:${name}>`)).toBe(true)
  expect(isSafe(`<w:${name}>LINK x</w:${name}>`)).toBe(false)
  expect(isSafe(`<w:${name}>PAGE</w:${name}><w:t>LINK x</w:t>`)).toBe(true)
})

test.each([
  ['<w:fldSimple w:instr="PAGE"/>', true],
  ['<w:fldSimple w:instr="LINK x"/>', false],
  ['<w:fldSimple w:instr="PAGE" x:instr="PAGE"/>', false],
  ['<w:fldChar w:fldCharType="begin" x:fldCharType="begin"/>', false],
])('judges %s: %s', (xml, expected) => {
  expect(isSafe(xml)).toBe(expected)
})
