import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { runCleanly } from './program.ts'

test('removes temporary files of a program after its end', async () => {
  const code =
    "console.log(require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/of-test-'))"
  const { ok, output } = await runCleanly(process.execPath, ['-e', code], { quiet: true })
  expect([ok, existsSync(output.trim())]).toEqual([true, false])
  expect(output).toContain('/of-test-')
})
