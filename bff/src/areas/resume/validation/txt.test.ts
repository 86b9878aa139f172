import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { linearSeconds } from '../../../testing/linear-seconds.ts'
import { isPlainText } from './txt.ts'

test.each(goodResumes.filter(([, name]) => name.endsWith('.txt')))(
  'accepts %s',
  (_what, _name, content) => {
    expect(isPlainText(Buffer.from(content))).toBe(true)
  },
)

test.each([
  ['a program for Windows', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['a program for Windows without zeros', Buffer.from('MZ\x90ab\xffcd ef gh ij kl mn', 'latin1')],
  ['a program for Linux', Buffer.from('\x7fELF\x02\x01\x01')],
  ['a shell script', Buffer.from('#!/bin/sh\n')],
  ['rich text in disguise', Buffer.from('{\\rt1{\\object}}')],
  ['a web archive', Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related')],
  ['an HTML application', Buffer.from('<hta:application>')],
  ['an element with an attribute', Buffer.from('Nele <iframe src=//x.test>')],
  ['an element with its end', Buffer.from('Nele <SVG><a></svg>')],
  ['a zero', Buffer.from('Nele\0New')],
  ['UTF-16 without a byte order mark', Buffer.from('Nele', 'utf16le')],
  ['half a character of UTF-16', Buffer.from('\ufeffNele\ud800', 'utf16le')],
  ['a delete character', Buffer.from('Nele\x7fNew')],
  [
    'bytes of which four in ten are no letters',
    Buffer.alloc(400, 'abcdef\xe9\xe9\xe9\xe9', 'latin1'),
  ],
  ['bytes of which few are letters', Buffer.alloc(400, 0xe9)],
])('rejects %s', (_what, content) => {
  expect(isPlainText(content)).toBe(false)
})

test.each([
  ...['<!doctype html>', '<html>', '<head>', ' <BODY>', '<script>', '<svg>', '<iframe>', '<hta:x>'],
  ...['<?xml?>', '<?php', '<%', '#!', '{\\rtf', '%!PS', 'mime-version:'],
])('rejects a text that begins with %s', (start) => {
  expect(isPlainText(Buffer.from(`${start} Nele New`))).toBe(false)
  expect(isPlainText(Buffer.from(`Nele New ${start}`))).toBe(true)
})

test.each(['script', 'iframe', 'object', 'embed', 'html', 'svg'])(
  'rejects the element %s with an attribute or its end, not its name alone',
  (name) => {
    expect(isPlainText(Buffer.from(`Nele <${name} a=b>`))).toBe(false)
    expect(isPlainText(Buffer.from(`Nele <${name}>x</${name}>`))).toBe(false)
    expect(isPlainText(Buffer.from(`Nele </${name}> <${name}>`))).toBe(true)
  },
)

test.each([
  ['the end of file of DOS', Buffer.from('Nele\r\n\x1a')],
  ['page breaks and tabs', Buffer.from('Nele\f\tNew\v')],
  ['three in ten letters with accents', Buffer.alloc(400, 'abcdefg\xe9\xe9\xe9', 'latin1')],
  ['a quarter of letters with accents', Buffer.alloc(400, 'abc\xe9', 'latin1')],
])('accepts text with %s', (_what, content) => {
  expect(isPlainText(content)).toBe(true)
})

test.each([
  ['spaces', ' '],
  ['angles', '<'],
  ['open tags', '<script'],
  ['tags without an end', '<script >'],
  ['names of tags', '<svg '],
  ['letters in Windows-1252', 'abc\xe9'],
  ['byte order marks', '\xef\xbb\xbf'],
  ['zeros', '\0'],
])('judges 2 MB of %s in linear time', (_what, part) => {
  const content = Buffer.alloc(2_000_000, part, 'latin1')
  const from = process.cpuUsage()
  isPlainText(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})
