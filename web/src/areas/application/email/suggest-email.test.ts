import { expect, test } from '@jest/globals'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  [' Ann@GMAIL.CON ', 'Ann@gmail.com'],
  ['ann@gmail.cm', 'ann@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['a@gmial.com', 'a@gmail.com'],
  ['"ann@home"@gmial.com', '"ann@home"@gmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@hotmial.con', 'ann@hotmail.com'],
  ['ann@iclud.com', 'ann@icloud.com'],
  ['ann@ao.com', 'ann@aol.com'],
  ['ann@gmial.con', 'ann@gmail.com'],
  ['ann@outlok.con', 'ann@outlook.com'],
  ['ann@liv.com', 'ann@live.com'],
  ['ann@msm.com', 'ann@msn.com'],
  ['ann@comcats.net', 'ann@comcast.net'],
  ['ann@att.met', 'ann@att.net'],
  ['ann@sbcgobal.net', 'ann@sbcglobal.net'],
  ['ann@verzion.net', 'ann@verizon.net'],
  ['ann@belsouth.net', 'ann@bellsouth.net'],
  ['ann@chartr.net', 'ann@charter.net'],
])('suggests a common domain for %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'ann@gmail.com',
  'ann@gmail.co',
  'ann@ymail.com',
  'ann@yahoo.com.mx',
  'ann@yahoo.co.uk',
  'ann@yahoo.ca',
  'ann@hotmail.ca',
  'ann@outlook.cl',
  'ann@company.com',
  'ann@mail.com',
  'ann@email.com',
  'ann@libe.con',
  '@gmial.com',
  'ann@att.com',
  'ann@gmial',
  'ann@gmailcom',
  // One swapped letter is no swap.
  'ann@ageil.com',
  'ann@omamail.com',
  'gmial.com',
  `ann@${'a'.repeat(5000)}.com`,
])('suggests nothing for %.40s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
