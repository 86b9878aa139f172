import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { run } from '../programs/program.ts'

const command = fileURLToPath(new URL('../comments/main.ts', import.meta.url))

test.each([
  ['--bogus', "Unknown option '--bogus'"],
  ['bff', "Unexpected argument 'bff'"],
])('a command without options does nothing with %s', async (argument, message) => {
  const options = { quiet: true, env: { NODE_OPTIONS: '' } }
  const { ok, output } = await run(process.execPath, [command, argument], options)
  expect(ok).toBe(false)
  expect(output).toMatch(new RegExp(`^${message}.*\n$`))
})
