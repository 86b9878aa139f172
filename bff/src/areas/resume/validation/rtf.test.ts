import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { linearSeconds } from '../../../testing/linear-seconds.ts'
import { officeAttacks } from '../../../testing/office-attacks.ts'
import { isSafeRtf } from './rtf.ts'

const isRichText = ([, name]: readonly [string, string, unknown]) => name.endsWith('.rtf')

test.each(officeAttacks.filter(isRichText))('rejects %s', (_what, _name, content) => {
  expect(isSafeRtf(Buffer.from(content))).toBe(false)
})

test.each(goodResumes.filter(isRichText))('accepts %s', (_what, _name, content) => {
  expect(isSafeRtf(Buffer.from(content))).toBe(true)
})

test.each([
  ['a link of Word', 'HYPERLINK "https://a.test/link"}{\\rtlch {\\*\\datafield 00d0c9ea}'],
  ['a form field', ' FORMTEXT {\\*\\formfield{\\fftype0{\\*\\ffdeftext x}}}'],
  [
    'a formatted page number',
    '{\\rtlch\\fcs1 \\af0 \\ltrch\\fcs0 \\insrsid1  PAGE  \\\\* MERGEFORMAT }',
  ],
  ['a name in Unicode, with two characters for older readers', '\\uc2\\u80??AGE'],
  ['a name in Unicode, with one by default', '\\uc0\\uc\\u80?AGE'],
  ['a name in Unicode, with none', '\\uc0\\u80 AGE'],
  ['a nested field', 'IF {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} = 1 "x"'],
])('accepts %s', (_what, instruction) => {
  const rtf = `{\\rtf1 {\\field{\\*\\fldinst {${instruction}}}{\\fldrslt x}}}`
  expect(isSafeRtf(Buffer.from(rtf))).toBe(true)
})

test.each([
  ...[
    'info',
    'title',
    'subject',
    'author',
    'manager',
    'company',
    'operator',
    'category',
    'keywords',
  ],
  ...['comment', 'doccomm', 'hlinkbase', 'fonttbl', 'filetbl', 'colortbl', 'revtbl', 'stylesheet'],
  ...['listtext', 'pntext', 'pict', 'nonshppict', 'shp', 'shptxt', 'do', 'result', 'header'],
  ...['headerl', 'footerr', 'footerf', 'footnote', 'annotation', 'ftnsep', 'aftncn', 'tc', 'tcn'],
  ...['rxe', 'txe', 'xe', 'creatim', 'revtim', 'printim', 'buptim', 'upr', 'ud', 'rtf', 'deleted'],
])('an instruction holds no group of \\%s', (word) => {
  const rtf = (group: string) => `{\\rtf1 {\\field{\\*\\fldinst {\\${group}} PAGE}{\\fldrslt 1}}}`
  expect(isSafeRtf(Buffer.from(rtf('b')))).toBe(true)
  expect(isSafeRtf(Buffer.from(rtf(word)))).toBe(false)
})

test.each(['bkmkstart', 'bkmkend', 'datafield', 'formfield'])(
  'the group of \\%s within an instruction is data',
  (word) => {
    const rtf = `{\\rtf1 {\\field{\\*\\fldinst {\\*\\${word} x} PAGE}{\\fldrslt 1}}}`
    expect(isSafeRtf(Buffer.from(rtf))).toBe(true)
  },
)

test.each(['mailmerge', 'mmconnect', 'mmdatasource', 'mmquery', 'mmodso'])(
  'rejects a merge by \\%s',
  (word) => {
    expect(isSafeRtf(Buffer.from(`{\\rtf1 {\\${word} x}}`))).toBe(false)
  },
)

test.each([
  ['400,000 parts', '\\a'.repeat(399_990), true],
  ['more parts', '\\a'.repeat(400_010), false],
  ['1000 groups in each other', '{'.repeat(1000) + '}'.repeat(1000), true],
  ['more groups in each other', '{'.repeat(1001) + '}'.repeat(1001), false],
])('accepts %s: %s', (_what, text, isSafe) => {
  expect(isSafeRtf(Buffer.from(`{\\rtf1 ${text}}`))).toBe(isSafe)
})

test.each(['{\\rtf1 a}{\\rtf1 b}', '{\\rtf1 a} b}'])(
  'rejects %s: something comes after its group',
  (rtf) => {
    expect(isSafeRtf(Buffer.from(rtf))).toBe(false)
  },
)

test.each([
  ['groups', '{', 2_000_000],
  ['backslashes', '\\', 2_000_001],
  ['control words', '\\a', 1_000_000],
  ['spaces', ' ', 2_000_000],
  ['fields', '{\\fldinst a', 180_000],
  ['blanks in an instruction', `{\\fldinst ${' '.repeat(2_000_000)}}`, 1],
  ['quotes in an instruction', `{\\fldinst ${'"'.repeat(2_000_000)}}`, 1],
  ['parts of an instruction', `{\\fldinst ${"PAGE\\'20".repeat(190_000)}}`, 1],
  ['ignorable groups', '{\\*\\datafield a}', 120_000],
  ['characters in hexadecimal', "\\'44", 500_000],
])('judges 2 MB of %s in linear time', (_what, part, count) => {
  const content = Buffer.from(`{\\rtf1 ${part.repeat(count)}}`)
  const from = process.cpuUsage()
  isSafeRtf(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})
