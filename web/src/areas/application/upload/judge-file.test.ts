import { expect, test } from '@jest/globals'
import { accepted, judgeFile } from './judge-file.ts'

test('what the name and the size tell is told before anything is sent', () => {
  expect(accepted).toBe('.doc,.docx,.pdf,.rtf,.txt')
  expect(judgeFile({ name: 'Résumé.PDF', size: 1 })).toBeUndefined()
  expect(judgeFile({ name: 'resume.exe', size: 1 })).toBe('type')
  expect(judgeFile({ name: 'pdf', size: 0 })).toBe('empty')
  expect(judgeFile({ name: 'a.txt', size: 0 })).toBe('empty')
  expect(judgeFile({ name: 'a.txt', size: 10 * 1024 * 1024 })).toBeUndefined()
  expect(judgeFile({ name: 'a.txt', size: 10 * 1024 * 1024 + 1 })).toBe('large')
})
