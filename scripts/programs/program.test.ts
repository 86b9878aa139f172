import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { run } from './program.ts'

const makeFolder = `
  const { mkdtempSync } = require('node:fs')
  process.stdout.write(mkdtempSync(require('node:os').tmpdir() + '/of-test-'))
`

test('removes temporary files of a program after its end', async () => {
  const options = { quiet: true, removesTemporaryFiles: true }
  const { ok, output } = await run(process.execPath, ['-e', makeFolder], options)
  expect([ok, existsSync(output)]).toEqual([true, false])
  expect(output).toContain('/of-test-')
})
