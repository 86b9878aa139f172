import { expect, test } from '@jest/globals'
import { hasLoadingMark, isLoadingPart, isSafeField } from './field-instruction.ts'

test.each([
  ...['', ' ', '= 1 + 1', 'PAGE', ' numpages \\* Arabic ', 'SECTIONPAGES', 'PAGEREF _Toc1 \\h'],
  ...['REF a', 'NOTEREF a', 'STYLEREF "Heading 1"', 'SEQ Figure \\* ARABIC', 'LISTNUM', 'AUTONUM'],
  ...['AUTONUMLGL', 'DATE \\@ "yyyy"', 'TIME', 'CREATEDATE', 'PRINTDATE', 'EDITTIME', 'AUTHOR'],
  ...[
    'TITLE',
    'FILENAME \\p',
    'TEMPLATE',
    'NUMWORDS',
    'DOCPROPERTY x',
    'USERNAME',
    'TOC \\o "1-3"',
  ],
  ...['HYPERLINK "https://a.test/link"', 'INDEX', 'XE "x"', 'TC "x"', 'BIBLIOGRAPHY', 'CITATION x'],
  ...['ADDIN EN.CITE', 'PRIVATE', 'FORMTEXT', 'FORMCHECKBOX', 'FILLIN "x"', 'MERGEFIELD name'],
  ...['MACROBUTTON x [Name]', 'AUTOTEXT x', 'IF 1 = 1 "x"', 'SYMBOL 183 \\f Symbol', 'EQ \\o(a)'],
  ...['ADVANCE \\u 6', 'SHAPE \\* MERGEFORMAT', '"PAGE"', 'SECTION', 'SAVEDATE', 'LASTSAVEDBY'],
  ...['SUBJECT', 'KEYWORDS', 'COMMENTS', 'FILESIZE', 'NUMCHARS', 'REVNUM', 'DOCVARIABLE x', 'INFO'],
  ...['USERINITIALS', 'USERADDRESS', 'GOTOBUTTON x', 'FORMDROPDOWN', 'AUTOTEXTLIST', 'AUTONUMOUT'],
])('the field %j loads nothing', (instruction) => {
  expect(isSafeField(instruction)).toBe(true)
})

test.each([
  ...['INCLUDETEXT "c:\\x"', 'INCLUDEPICTURE x', 'IMPORT x', 'LINK x', 'EMBED x', 'DATABASE \\d x'],
  ...['DDE x', 'DDEAUTO x', 'QUOTE 68', 'RD x', 'PAGEX', 'ASK x', '"LINK"', 'SET a b', 'ddeauto'],
])('the field %j is not known to load nothing', (instruction) => {
  expect(isSafeField(instruction)).toBe(false)
})

test('a part is judged alone unless it goes on in the middle of a word', () => {
  expect(isLoadingPart('PAGE ', 'LINK x')).toBe(true)
  expect(isLoadingPart('HYPER', 'LINK "https://a.test"')).toBe(false)
})

test.each([
  ['\x13 DDEAUTO cmd', true],
  ['\x13"\u00ad link x', true],
  ['x DDEAUTO cmd', false],
  ['\x13 PAGE DDEAUTO', false],
])('a mark before the name in %j: %s', (data, isLoading) => {
  expect(hasLoadingMark(data)).toBe(isLoading)
})
