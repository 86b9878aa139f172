import { expect, test } from '@jest/globals'
import { titleCase } from './title-case.ts'

test.each([
  ["what was your first pet's name", "What Was Your First Pet's Name"],
  ['¿cuál es su ciudad?', '¿Cuál Es Su Ciudad?'],
  ['work e-mail', 'Work E-mail'],
  ['NASA or esa', 'NASA Or Esa'],
  ["o'neil  's  2nd “house”", "O'neil  'S  2nd “House”"],
  ['élan über', 'Élan Über'],
  ['', ''],
])('%p becomes %p', (question, titled) => expect(titleCase(question)).toBe(titled))
