import { expect, test } from '@jest/globals'
import { isLocalTemplate } from './local-template.ts'

test.each([
  'Normal.dotm',
  ' My%20r%C3%A9sum%C3%A9.dotx\n',
  'C:\\Users\\Nele\\Resume.dotx',
  ' d:/Templates/Resume.dotx ',
  'file:///C:\\Users\\Nele%20New\\Resume.dotx',
  'FILE:///c:/Resume.dotx',
  'file:///Users/nele/Library/Resume.dotx',
  'file:///Library/Resume.dotx',
  'file:///Applications/Word/Resume.dotx',
])('the template %j is on the disk of the author', (target) => {
  expect(isLocalTemplate(target)).toBe(true)
})

test.each([
  '',
  '%',
  '\\\\attacker.example\\x.dotm',
  ' \\\\attacker.example\\x.dotm',
  '%5C%5Cattacker.example%5Cx.dotm',
  '//attacker.example/x.dotm',
  'C:\\\\attacker.example\\x.dotm',
  'file:///C://attacker.example/x.dotm',
  'file:////attacker.example/x.dotm',
  'file:///Volumes/attacker/x.dotm',
  'file:///usersx/x.dotm',
  'https://attacker.example/x.dotm',
  'x:file:///Users/x.dotm',
  'xC:\\x.dotm',
  '..\\x.dotm',
  'C:x.dotm',
])('the template %j may be elsewhere', (target) => {
  expect(isLocalTemplate(target)).toBe(false)
})
