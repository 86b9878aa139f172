import { expect, test } from '@jest/globals'
import { accepted, judgeFile } from './judge-file.ts'

const judge = (name: string, size: number) => judgeFile({ name, size }, 1000)

test('what the name and the size tell is told before anything is sent', () => {
  expect(accepted).toBe('.doc,.docx,.pdf,.rtf,.txt')
  expect(judge('Résumé.PDF', 1)).toBeUndefined()
  expect(judge('me.exe', 1)).toBe('type')
  expect(judge('IMG_2041.HEIC', 1)).toBe('type')
  expect(judge('a.txt', 0)).toBe('empty')
  expect(judge('a.txt', 1000)).toBeUndefined()
  expect(judge('a.txt', 1001)).toBe('large')
})

test('what a file is, the gateway judges by its content: a name alone refuses nothing', () => {
  for (const name of ['resume', 'my resume.final', 'resume.pdf.download'])
    expect(judge(name, 1)).toBeUndefined()
})
